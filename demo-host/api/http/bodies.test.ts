import { paymentOutcome, submitImmediateBank, userLogin, writeWire } from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHostedFields } from '../../hosted-fields/hosted-fields';
import { reportPath } from '../../website/policy';
import { createViolationReports } from '../../website/violations';
import { consoleRoutes } from '../console-routes';
import { createApi } from '../create-api';
import { paymentOf, postedPayments } from '../testing/payment';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import { bodyLimit, depthLimit, depthOf, refuseLargeBody } from '@portico/server/parts';

let host: TestHost;
let token: string;
beforeAll(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const nested = (depth: number) => '{"":'.repeat(depth) + '1' + '}'.repeat(depth);
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const fields = createHostedFields({
  issueToken: () => Promise.reject(new Error('Nothing to be issued')),
  framedBy: [],
});
const reports = createViolationReports();
const calls = allCalls.filter(({ request }) => request);

type Ask = (body: BodyInit) => Response | Promise<Response>;

/** Everything in the demo host that reads a body. */
const readers: readonly (readonly [string, Ask])[] = [
  ...calls.map(({ name, path, method }): readonly [string, Ask] => [
    name,
    (body) =>
      host.fetch(path, {
        method,
        body,
        ...{ duplex: 'half' },
        headers: { UserToken: token, 'Idempotency-Key': 'deep' },
      }),
  ]),
  ...Object.values(consoleRoutes)
    .filter(({ method }) => method === 'PUT')
    .map(({ path, method }): readonly [string, Ask] => [
      path,
      (body) => host.fetch(path, { method, body, ...{ duplex: 'half' } }),
    ]),
  [
    'the page for card numbers',
    (body) => fields.request('/token', { method: 'POST', body, ...{ duplex: 'half' } }),
  ],
  [
    'the reports of a policy',
    (body) => reports.request(reportPath, { method: 'POST', body, ...{ duplex: 'half' } }),
  ],
];

const streamed = (text: string) => new Response(text).body ?? '';

describe('a body', () => {
  it.each(readers)('[POR-031] nested 12,000 deep is refused by %s', async (name, ask) => {
    for (const deep of [nested(12_000), lists(12_000), nested(depthLimit + 1)]) {
      const { status } = await ask(deep);
      // A report is dropped silently: browsers ignore the answer.
      expect(status).toBe(name === 'the reports of a policy' ? 204 : 400);
    }
  });

  it.each(readers)(
    'that has a name twice, in any letter case, is refused by %s',
    async (name, ask) => {
      for (const twice of [
        '{"password":"a","Password":"b"}',
        '{"a":[1,{"b":"{\\"c\\":1}","B":2}]}',
        String.raw`{"a":1,"\u0061":2}`,
      ]) {
        const { status } = await ask(twice);
        expect(status).toBe(name === 'the reports of a policy' ? 204 : 400);
      }
    },
  );

  it('may have a name again in another object, and in a text', async () => {
    const password = '{"password":"Password","a":"\\"","A":1}';
    const body = JSON.stringify({ username: 'nobody', password });
    const response = await host.fetch(userLogin.path, { method: 'POST', body });
    expect(response.status).toBe(403);
  });

  it.each(allCalls.filter(({ query }) => query))(
    'is none: a query with a name twice is refused by $name',
    async ({ path, method }) => {
      const init = { method, headers: { UserToken: token } };
      const response = await host.fetch(`${path}?accountNumber=1&AccountNumber=2`, init);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('repeatedName');
    },
  );

  it.each(readers)('[POR-032] that is too large is refused by %s', async (_name, ask) => {
    const large = JSON.stringify({ a: 'x'.repeat(bodyLimit) });
    expect((await ask(large)).status).toBe(413);
    expect((await ask(streamed(large))).status).toBe(413);
  });

  it('[POR-032] that declares a size over the limit is refused first, also where none is read', async () => {
    const app = new Hono().use('*', refuseLargeBody).all('*', (context) => context.text('page'));
    const post = (bytes: number) =>
      app.request('/plain/login', {
        method: 'POST',
        headers: { 'Content-Length': String(bytes) },
      });
    expect((await post(bodyLimit + 1)).status).toBe(413);
    expect((await post(bodyLimit)).status).toBe(200);
  });

  it('of a form that is too large is refused', async () => {
    const response = await host.fetch('/api/ApplyForLoan', {
      method: 'POST',
      body: new URLSearchParams({ amount: '1'.repeat(bodyLimit) }),
    });
    expect(response.status).toBe(413);
  });

  it.each([
    ['{}', 1],
    ['[[[]]]', 3],
    ['{"a":"[[[["}', 1],
    ['{"a\\"[[":[{}]}', 3],
    ['"[[', 0],
  ])('%s is %i deep', (json, depth) => {
    expect(depthOf(json)).toBe(depth);
  });
});

describe('the log', () => {
  it('[POR-031] changes no answer: a payment is answered as booked when it cannot be logged', async () => {
    const failures: unknown[] = [];
    const api = createApi({
      database: host.database,
      key: host.key,
      clock: host.services.clock,
      onRequest: () => {
        throw new Error('The log is full');
      },
      onError: (error) => failures.push(error),
    });
    const payment = await paymentOf(host, token);
    const before = await postedPayments(host);
    const { path, method, request } = submitImmediateBank;
    const wire = Object(request && writeWire(request, payment));
    const response = await api.request(path, {
      method,
      headers: { UserToken: token, 'Idempotency-Key': 'logged' },
      body: JSON.stringify({ ...wire, Extra: JSON.parse(nested(depthLimit - 1)) }),
    });
    expect(response.status).toBe(200);
    expect(await postedPayments(host)).toBe(before + 1);
    const { body } = await host.send(paymentOutcome, undefined, { token, key: 'logged' });
    expect(await response.json()).toMatchObject({ ReferenceNumber: body['ReferenceNumber'] });
    expect(failures).toHaveLength(1);
  });
});
