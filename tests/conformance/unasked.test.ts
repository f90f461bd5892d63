import { logout, recoveryQuestion, userLogin, validateCode } from '@portico/contract';
import { allCalls, allDocuments } from '@portico/contract/openapi';
import { looseObject, object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../demo-host/api/testing/database-template';
import type { TestHost } from '../../demo-host/api/testing/test-host';
import { checkApi, type Fetch, type Subject } from '../../packages/conformance/src';
import { noChange } from '@portico/conformance/testing';
import { referenceSubject, withHost } from './reference';

type Recorded = {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly body: string;
};

/** A server that records every request it receives. */
function recording(requests: Recorded[]) {
  return (fetch: Fetch): Fetch =>
    (address, { method = 'GET', headers, body, ...init }) => {
      const text = typeof body === 'string' ? body : '';
      const token = new Headers(headers).get('UserToken');
      requests.push({ method, path: new URL(address).pathname, token, body: text });
      return fetch(address, { method, ...(headers && { headers }), body: body ?? null, ...init });
    };
}

/** An API that carries out whatever it is sent, and checks nothing. */
const accepting: Fetch = () =>
  Promise.resolve(
    Response.json(
      { HasNoErrors: true, Errors: [], UserToken: 'a token', Accounts: [], ReferenceNumber: 'R1' },
      { headers: { 'Access-Control-Allow-Origin': '*' } },
    ),
  );

/** The calls that requests were of, as far as they write; documents and OPTIONS only read. */
function writingOf(requests: readonly Recorded[]) {
  return requests.flatMap((request) => {
    const { method, path } = request;
    if (method === 'OPTIONS') return [];
    const isTo = (one: { path: string }) => one.path.toLowerCase() === path.toLowerCase();
    if (method === 'GET' && allDocuments.some(isTo)) return [];
    const call = allCalls.find((one) => one.method === method && isTo(one));
    expect(call, `${method} ${path}`).toBeDefined();
    return call?.effect === 'reads' ? [] : [{ ...request, call: call?.name }];
  });
}

/** The rows of every table of the reference API, each as text. */
async function everyRow({ database }: TestHost): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await Promise.all(
    (await tablesOf(database)).map(async (name) => {
      const all = await database.all(looseObject({}), `SELECT * FROM ${name}`);
      return [name, all.map((row) => JSON.stringify(row))] as const;
    }),
  );
  return new Map(rows);
}

const withoutChange = { change: false, confirm: () => Promise.resolve(true) } as const;
const refused = { change: true, confirm: () => Promise.resolve(false) } as const;

describe('a run that was not told to change anything', () => {
  it.each([
    ['without --change', withoutChange],
    ['with --change that was not confirmed', refused],
  ] satisfies readonly [string, Partial<Subject>][])(
    '[POR-137] %s sends only what reads, and signs in once with what it was given',
    async (_title, subject) => {
      const requests: Recorded[] = [];
      const code = await withHost(async (host) => {
        await checkApi({ ...referenceSubject(host, recording(requests)), ...subject });
        return host.newestCode();
      });
      const [signIn, entered, end, ...others] = writingOf(requests);
      expect(others).toEqual([]);
      expect(signIn).toMatchObject({
        call: userLogin.name,
        body: JSON.stringify({ username: 'maya', password: 'Juniper-14-road' }),
      });
      expect(entered).toMatchObject({ call: validateCode.name });
      expect(entered?.body).toContain(`"${code}"`);
      expect(end).toMatchObject({ call: logout.name });
      expect(end?.token).not.toBe(entered?.token);
      const sent = new Set(requests.map(({ path }) => path.toLowerCase()));
      expect(sent).toContain('/api/paymentmethod/getpaymentmethods');
    },
  );

  it('[POR-137] relies on no check of the API: one that accepts everything is sent the same', async () => {
    const requests: Recorded[] = [];
    const { left } = await checkApi({
      url: 'http://localhost',
      fetch: recording(requests)(accepting),
      credentials: { username: 'pat', password: 'secret', code: () => Promise.resolve('424242') },
      ...{ pay: 25, payAgain: true, lock: 'someone' },
      confirm: () => Promise.resolve(true),
    });
    expect(writingOf(requests).map(({ call }) => call)).toEqual([userLogin.name, logout.name]);
    expect(left.map(({ call }) => call)).toEqual([userLogin.name]);
  });

  it('[POR-137] leaves nothing stored but its sign-in, and what ends by itself', async () => {
    await withHost(async (host) => {
      const before = await everyRow(host);
      await checkApi({ ...referenceSubject(host), ...withoutChange, wait: undefined });
      const after = await everyRow(host);
      const changed = [...after].filter(
        ([table, rows]) => rows.join() !== (before.get(table) ?? []).join(),
      );
      const ending = ['attempts', 'passkey_challenges', 'single_use_tokens'];
      expect(changed.map(([table]) => table).filter((table) => !ending.includes(table))).toEqual([
        'login_history',
        'outbox',
      ]);
      for (const table of ['login_history', 'outbox'])
        expect(after.get(table)).toHaveLength((before.get(table)?.length ?? 0) + 1);
    });
  });

  it('[POR-137] says of every other check that it was not made', async () => {
    await withHost(async (host) => {
      const all = await checkApi(referenceSubject(host));
      const read = await checkApi({ ...referenceSubject(host), ...withoutChange });
      const notMade = read.findings.filter(({ detail }) => detail === noChange);
      expect(notMade.length).toBeGreaterThan(150);
      const writing = allCalls.filter(({ effect }) => effect === 'writes').map(({ name }) => name);
      const named = new Set(notMade.map(({ call }) => call));
      // The session's own end, and a call without a required field: only its permission is checked.
      const notSent = [logout.name, recoveryQuestion.name];
      expect(writing.filter((name) => !named.has(name))).toEqual(notSent);
      expect(read.findings.filter(({ result }) => result === 'failed')).toEqual([]);
      expect(all.findings.length).toBeGreaterThanOrEqual(read.findings.length);
    });
  });
});

describe('a run that may change', () => {
  it('[POR-137] first names every call that writes and that it will send', async () => {
    const requests: Recorded[] = [];
    const questions: string[] = [];
    await withHost((host) =>
      checkApi({
        ...referenceSubject(host, recording(requests)),
        confirm: ({ text }) => {
          if (questions.length === 0) expect(writingOf(requests)).toEqual([]);
          return Promise.resolve(questions.push(text) > 0);
        },
      }),
    );
    const words = new Set(questions[0]?.match(/\w+/g));
    const sent = new Set(writingOf(requests).map(({ call = '' }) => call));
    expect(sent.size).toBeGreaterThan(40);
    expect([...sent].filter((name) => !words.has(name) && name !== logout.name)).toEqual([]);
  });

  it('[POR-137] says what it left behind, with its references', async () => {
    await withHost(async (host) => {
      const { left } = await checkApi(referenceSubject(host));
      const [booked] = await host.database.all(
        object({ reference: string() }),
        `SELECT reference FROM submissions WHERE reference IS NOT NULL ORDER BY id DESC LIMIT 1`,
      );
      expect(left.map(({ call, what, times }) => `${call}: ${what} ${times}`)).toEqual([
        'clientError: an error report, "conformance check" 1',
        'userLogin: a sign-in of the borrower, with the security code that it may have sent 1',
        'resendCode: a security code that was sent to the borrower 1',
        'validatePasswordForLoggedInUser: a comparison of a password, which may be counted as a guess 1',
        'paymentOutcome: a key that is closed for payments; none was made under it 2',
        'updateProfile: the notification preferences, saved as they were 1',
        'setTaxFormDelivery: the way tax forms are delivered, saved as it was 1',
        'setStatementFormat: the way statements are sent, saved as it was 1',
        'submitImmediateBank: a booked payment of $25.00 1',
        'userLogin: the username hanna, locked 1',
      ]);
      expect(left).toContainEqual(
        expect.objectContaining({
          reference: booked?.reference,
          what: 'a booked payment of $25.00',
        }),
      );
    });
  });
});
