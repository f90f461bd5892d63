import { randomBytes } from 'node:crypto';
import { userLogin } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../create-api';
import { createTestHost, type TestHost } from '../testing/test-host';
import { createMailer, type Message } from './mail';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const message: Message = { to: 'a@example.com', subject: 'Hello', text: 'Hello' };

describe('mail', () => {
  it('is delivered where a delivery is configured, and always stored', async () => {
    const delivered: Message[] = [];
    const deliver = async (one: Message) => delivered.push(one);
    const mailer = createMailer(host.database, host.services.clock, { deliver });
    await mailer.send(message);
    expect(delivered).toEqual([message]);
    const [newest] = await mailer.sent();
    expect(newest).toMatchObject({ ...message, sentAt: '2026-03-02T18:00:00.000Z' });
  });

  it.each([
    ['a path on this host', '/portal#/home/x', 'http://127.0.0.1:4300/portal#/home/x'],
    ['a whole address', 'https://l.example/p#/home/x', 'https://l.example/p#/home/x'],
  ])('carries whole links where the link is %s', async (_kind, link, whole) => {
    const delivered: Message[] = [];
    const mailer = createMailer(host.database, host.services.clock, {
      deliver: async (one) => delivered.push(one),
      siteUrl: 'http://127.0.0.1:4300',
    });
    await mailer.send({ ...message, text: `Up and/or down:\n\n${link}\n\nBye` });
    const expected = `Up and/or down:\n\n${whole}\n\nBye`;
    const [kept] = await mailer.sent();
    expect([delivered[0]?.text, kept?.text]).toEqual([expected, expected]);
  });

  it('that cannot be delivered makes the sign-in that needs it fail', async () => {
    const app = createApi({
      database: host.database,
      key: randomBytes(32),
      clock: host.services.clock,
      deliver: async () => {
        throw new Error('No server');
      },
    });
    const response = await app.request(userLogin.path, {
      method: 'POST',
      body: JSON.stringify({ username: 'maya', password: 'Juniper-14-road' }),
    });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('ServerError');
  });
});
