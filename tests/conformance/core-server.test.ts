import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Server } from '@portico/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../demo-host/docs/examples/core-server/server';
import { checkApi, type Subject } from '../../packages/conformance/src';

/** The example of the guide "Connect your core system". */
describe('a server over an in-memory core system', () => {
  let folder: string;
  let server: Server;
  let subject: Subject;
  /** The last code that was sent to maya. */
  let code: string | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-core-'));
    server = await startServer(
      `file:${join(folder, 'server.db')}`,
      join(folder, 'key'),
      (borrower, sent) => {
        if (borrower.username === 'maya') code = sent;
        return Promise.resolve();
      },
    );
    subject = {
      url: 'http://localhost',
      fetch: (address, init) => Promise.resolve(server.fetch(new Request(address, init))),
      credentials: {
        username: 'maya',
        password: 'Juniper-14-road',
        code: () => Promise.resolve(code),
      },
      tags: ['sign-in', 'accounts', 'payment'],
      change: true,
      pay: 25,
      payAgain: true,
      lock: 'omar',
      confirm: () => Promise.resolve(true),
    };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('[POR-164] passes conformance for sign-in, accounts and payment', async () => {
    const { findings } = await checkApi(subject);
    // Optional calls may be missing; nobody waits for a minute here.
    const others = findings.filter(({ result }) => !['passed', 'missing'].includes(result));
    expect(others.map(({ check }) => check)).toEqual(['gives a token that expires']);
    const passed = findings.filter(({ result }) => result === 'passed');
    expect(passed.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['userLogin', 'validateCode', 'accountList', 'submitImmediateBank']),
    );
  });

  it("answers a page over Node's own server, by the adapter of the guide", async () => {
    const listening = createServer(getRequestListener(server.fetch)).listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const address = listening.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      const { findings } = await checkApi({
        url: `http://127.0.0.1:${port}`,
        tags: ['sign-in'],
        credentials: subject.credentials,
      });
      expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
      expect(findings.map(({ call }) => call)).toContain('validateCode');
    } finally {
      listening.close();
    }
  });
});
