import { clientError } from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { looseObject, object, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createViolationReports, violationsPath } from '../../website/violations';
import { reportPath } from '../../website/policy';
import { consoleRoutes } from '../console-routes';
import { createTestHost, type TestHost } from '../testing/test-host';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const secrets = {
  card: '4242424242424242',
  grouped: '4111 1111 1111 1111',
  ssn: '900-12-3456',
  token: 'q7Jm0o1Xb2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s',
};
/** Recognizable as a secret only by its field name. */
const password = 'Juniper-14-road';
const all = Object.values(secrets);

const kept = async () =>
  JSON.stringify([
    await (await host.fetch(consoleRoutes.requests.path)).json(),
    await host.database.all(looseObject({}), 'SELECT * FROM client_errors'),
  ]);

/** Field names of the calls, and unknown ones, each with secrets as its value. */
const everyField = Object.fromEntries(
  ['username', 'password', 'ssn', 'message', 'stack', 'userAgent', 'cardNumber', 'token', 'x'].map(
    (name) => [name, `${all.join(' and ')} password=${password}`],
  ),
);
const form = () => {
  const data = new FormData();
  for (const [name, value] of Object.entries(everyField)) data.set(name, value);
  return data;
};

const bodies: readonly (readonly [string, () => BodyInit])[] = [
  ['JSON', () => JSON.stringify(everyField)],
  ['JSON keys', () => JSON.stringify(Object.fromEntries(all.map((one) => [one, one])))],
  ['JSON in JSON', () => JSON.stringify({ message: JSON.stringify({ password, ...secrets }) })],
  ['a list', () => JSON.stringify([...all, password])],
  ['numbers', () => JSON.stringify({ username: 4242424242424242, message: 900123456 })],
  ['a form', () => new URLSearchParams(everyField)],
  ['multipart', form],
  ['plain text', () => `${all.join('\n')}\npassword: ${password}`],
  ['half of JSON', () => `{"password":"${password}","x":"${secrets.card}`],
];

describe('the request log and the reports', () => {
  it.each(bodies)('[POR-030] have no secret that was sent as %s', async (_name, body) => {
    for (const { path, method, request } of allCalls) {
      if (request) await host.fetch(path, { method, body: body() });
    }
    const text = await kept();
    for (const secret of [...all, password, '4242424242424242', '900123456']) {
      expect(text).not.toContain(secret);
    }
  });

  it('[POR-030] have no secret of addresses, paths and headers', async () => {
    for (const { path, method, request } of allCalls) {
      const search = new URLSearchParams({ ...everyField, [secrets.token]: secrets.card });
      const headers = {
        UserToken: secrets.token,
        'Idempotency-Key': secrets.card,
        ServicingBranch: secrets.ssn,
        Cookie: `a=${secrets.token}`,
        'User-Agent': secrets.card,
      };
      const sent = { method, headers, ...(request && { body: '{}' }) };
      await host.fetch(`${path}?${search.toString()}`, sent);
      await host.fetch(`${path}/${secrets.card}/${encodeURIComponent(secrets.ssn)}`, sent);
    }
    const text = await kept();
    for (const secret of all) expect(text).not.toContain(secret);
  });

  it('[POR-030] have no token that an answer gives out', async () => {
    const token = await host.signIn('maya');
    expect(await kept()).not.toContain(token);
  });

  it('[POR-030] of policy violations have no token of the address', async () => {
    const reports = createViolationReports();
    await reports.request(reportPath, {
      method: 'POST',
      body: JSON.stringify({
        'csp-report': {
          'document-uri': `http://127.0.0.1/strict/new-password?token=${secrets.token}`,
          'blocked-uri': `http://x.example/${secrets.token}#${secrets.card}`,
          'effective-directive': `img-src ${secrets.card}`,
          'source-file': 'x'.repeat(5_000),
        },
      }),
    });
    const text = await (await reports.request(violationsPath)).text();
    expect(text).toContain('http://127.0.0.1/strict/new-password');
    for (const secret of all) expect(text).not.toContain(secret);
    expect(text.length).toBeLessThan(1_000);
  });

  it('[POR-032] keep two hundred violations, and the newest thousand reports', async () => {
    const reports = createViolationReports();
    const body = JSON.stringify({ 'csp-report': { 'document-uri': 'http://127.0.0.1/' } });
    for (let n = 0; n < 250; n += 1) await reports.request(reportPath, { method: 'POST', body });
    const listed: unknown = await (await reports.request(violationsPath)).json();
    expect(Object(listed)).toHaveProperty('violations.length', 200);
    await host.database.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
       INSERT INTO client_errors (at, message) SELECT i, 'earlier' FROM n`,
    );
    await host.send(clientError, { message: 'newest' });
    const rows = await host.database.all(
      object({ message: string() }),
      'SELECT message FROM client_errors ORDER BY id DESC',
    );
    expect(rows).toHaveLength(1_000);
    expect(rows[0]).toEqual({ message: 'newest' });
  });
});
