import {
  accountDetails,
  accountList,
  applicationOptions,
  clientError,
  institutionOptions,
  paymentMethods,
  userLogin,
} from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { number, object, string } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSignedInHost, createTestHost, type TestHost } from '../testing/test-host';
import { autoLoan } from '../testing/payment';
import { bodyLimit } from '@portico/server/parts';

let host: TestHost;
let token: string;
beforeAll(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const post = (path: string, body: BodyInit, headers = {}) =>
  host.fetch(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

describe('paths', () => {
  const cases = allCalls.flatMap(({ path, method }) =>
    [path.toLowerCase(), path.toUpperCase(), `${path}/`].map(
      (written) => [method, written] as const,
    ),
  );

  it.each(cases)(
    '[ACC-094, LON-052] %s %s is answered like the listed casing',
    async (method, path) => {
      const response = await host.fetch(path, { method });
      expect([404, 405]).not.toContain(response.status);
    },
  );

  it.each([
    ['/api/accountList', '/API/ACCOUNTLIST'],
    ['/api/accountEStatements/GetStatementList', '/api/accountestatements/getstatementlist'],
  ])('[ACC-094, LON-052] %s and %s answer the same', async (listed, written) => {
    const ask = async (path: string) => {
      const address = `${path}?AccountNumber=${autoLoan}&Year=2025`;
      const response = await host.fetch(address, { headers: { UserToken: token } });
      return [response.status, await response.json()];
    };
    const answer = await ask(listed);
    expect(answer[0]).toBe(200);
    expect(await ask(written)).toEqual(answer);
  });

  it.each([
    ['GET', '/api/NoSuchCall', 404],
    ['GET', '/api/login/userlogin', 405],
    ['POST', '/api/accountList', 405],
  ])('%s %s → %i', async (method, path, status) => {
    expect((await host.fetch(path, { method })).status).toBe(status);
  });
});

describe('input', () => {
  it.each([
    ['no JSON', '{', 400],
    ['another shape', '{"username": 5}', 400],
    ['a list', '[]', 400],
    ['nothing', '', 400],
  ])('%s → %i', async (_name, body, status) => {
    expect((await post(userLogin.path, body)).status).toBe(status);
  });

  it('is read with names in any letter case', async () => {
    const response = await post(userLogin.path, '{"USERNAME":"maya","Password":"Juniper-14-road"}');
    expect(response.status).toBe(200);
  });

  it('is refused when it is too large, whatever its declared length', async () => {
    const large = JSON.stringify({ message: 'x'.repeat(bodyLimit) });
    expect((await post(clientError.path, large)).status).toBe(413);
    const stream = new Response(large).body ?? '';
    const streamed = await host.fetch(clientError.path, {
      method: 'POST',
      body: stream,
      ...{ duplex: 'half' },
    });
    expect(streamed.status).toBe(413);
  });

  it('is refused without quoting the wrong value', async () => {
    const response = await post(userLogin.path, '{"username":{"secret":"hunter2"}}');
    expect(await response.text()).not.toContain('hunter2');
  });
});

describe('refusals', () => {
  it('[LON-054] of account calls are HTTP 200 with HasNoErrors false and Errors[].ErrorMessage', async () => {
    const calls = [
      await host.send(accountDetails, { accountNumber: '9999-999999-9' }, { token }),
      await host.send(paymentMethods, { accountNumber: '9999-999999-9' }, { token }),
    ];
    for (const { status, body } of calls) {
      expect(status).toBe(200);
      expect(body).toEqual({ HasNoErrors: false, Errors: [{ ErrorMessage: 'Error' }] });
    }
  });

  it('treat another borrower’s account like one that does not exist', async () => {
    const answer = await host.send(accountDetails, { accountNumber: '0014-207715-2' }, { token });
    expect(answer.body).toEqual({ HasNoErrors: false, Errors: [{ ErrorMessage: 'Error' }] });
  });

  it('of an internal error contain only Error', async () => {
    const broken = await createTestHost();
    const session = await broken.signIn('maya');
    await broken.database.run('ALTER TABLE accounts RENAME TO gone');
    const answer = await broken.send(accountList, undefined, { token: session });
    expect(answer).toMatchObject({ status: 500, codes: ['Error'] });
    expect(JSON.stringify(answer.body)).not.toContain('accounts');
    expect(broken.failures).toHaveLength(1);
    await broken.close();
  });
});

describe('pages of other origins', () => {
  const origin = 'https://lender.example';

  it('may send the headers of the contract', async () => {
    const response = await host.fetch(accountList.path, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Headers': 'UserToken' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    const allowed = response.headers.get('Access-Control-Allow-Headers') ?? '';
    for (const name of ['UserToken', 'ServicingBranch', 'Idempotency-Key', 'Content-Type']) {
      expect(allowed).toContain(name);
    }
  });

  it('may read answers and refusals, but never send cookies', async () => {
    for (const path of [applicationOptions.path, '/api/NoSuchCall', accountList.path]) {
      const { headers } = await host.fetch(path, { headers: { Origin: origin } });
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(headers.get('Vary')).toContain('Origin');
    }
  });
});

it('every answer forbids caching, sniffing and framing', async () => {
  const { headers } = await host.fetch(applicationOptions.path);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
});

describe('the setup', () => {
  it('[ACC-140] has its lengths and minimums in GetInstitutionOptions', async () => {
    const { body } = await host.send(institutionOptions, undefined);
    for (const name of [
      'PasswordMinimumLength',
      'UserNameMinimumLength',
      'LoanAccountLength',
      'LoanCheckDigitLength',
      'LoanOfficeLength',
      'DepositAccountLength',
      'DepositCheckDigitLength',
      'DepositOfficeLength',
    ]) {
      expect(body[name]).toBeTypeOf('number');
    }
  });

  it('names the institution’s day', async () => {
    const { body } = await host.send(applicationOptions, undefined);
    expect(body['institutionOptions']).toMatchObject({ today: '2026-03-02' });
  });

  it('does not contain the host’s own switches', async () => {
    const { body } = await host.send(applicationOptions, undefined);
    expect(JSON.stringify(body)).not.toContain('achCutoffTime');
    expect(Object.keys(Object(body['gassySettings']))).toEqual(['shared', 'english', 'spanish']);
  });
});

it('errors reported by browsers are stored', async () => {
  await host.send(clientError, { message: 'boom', stack: 'at x', userAgent: 'test' }, { token });
  const row = await host.database.first(
    object({ message: string(), borrower_id: number() }),
    'SELECT message, borrower_id FROM client_errors',
  );
  expect(row).toEqual({ message: 'boom', borrower_id: 1001 });
});
