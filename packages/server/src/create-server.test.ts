import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accountAlerts,
  accountList,
  agreementLogging,
  applicationOptions,
  captchaChallenge,
  contactUs,
  endSessions,
  passkeyList,
  paymentOutcome,
  proofWays,
  giveProof,
  readWire,
  sessionList,
  submitImmediateBank,
  userLogin,
  validateCode,
  writeWire,
  type Call,
  type InputOf,
  type OutputOf,
} from '@portico/contract';
import { openApi } from '@portico/contract/openapi';
import { cents, ok, refuse, type Checked } from '@portico/rules';
import { is, literal, looseObject, string, tuple } from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type ServerOptions } from './create-server';
import { withoutCall } from './core/setup-routes';
import type { Handlers } from './core/handler-types';
import { migrate, openDatabase } from './node';
import type { Database } from './parts';

const maya = { id: 'C-1', username: 'maya', name: 'Maya', email: 'maya@example.com' };
const minute = 60_000;

let folder: string;
let database: Database;
let now: number;
let code: string;
let options: ServerOptions;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-server-'));
  database = openDatabase(`file:${join(folder, 'server.db')}`);
  await migrate(database);
  now = Date.parse('2026-06-01T12:00:00Z');
  options = {
    database,
    key: randomBytes(32),
    borrowers: {
      authenticate: (username, password) =>
        Promise.resolve(username === 'maya' && password === 'right' ? maya : undefined),
      byId: () => Promise.resolve(maya),
    },
    sendCode: (_borrower, sent) => {
      code = sent;
      return Promise.resolve();
    },
    today: () => '2026-06-01',
    clock: () => now,
    handlers: {},
    onError: () => undefined,
  };
});

afterEach(async () => {
  database.close();
  await rm(folder, { recursive: true, force: true });
});

const refused = looseObject({
  HasNoErrors: literal(false),
  Errors: tuple([looseObject({ ErrorMessage: string() })]),
});

type Headers = Readonly<Record<string, string>>;

/** Sends a call to a server with these handlers. */
function clientOf(handlers: Handlers, more: Partial<ServerOptions> = {}) {
  const server = createServer({ ...options, ...more, handlers });
  const fetch = (method: string, path: string, headers: Headers = {}, body?: string) =>
    Promise.resolve(
      server.fetch(
        new Request(`http://localhost${path}`, { method, headers, ...(body && { body }) }),
      ),
    );
  async function send<C extends Call>(
    call: C,
    input: InputOf<C>,
    headers?: Headers,
  ): Promise<Checked<OutputOf<C>>>;
  async function send(
    call: Call,
    input: unknown,
    headers: Headers = {},
  ): Promise<Checked<unknown>> {
    const body = call.request && JSON.stringify(writeWire(call.request, input));
    const response = await fetch(call.method, call.path, headers, body);
    const wire: unknown = await response.json();
    if (is(refused, wire)) return refuse(wire.Errors[0].ErrorMessage);
    return readWire(call.response, wire);
  }
  async function signIn(): Promise<Headers> {
    const begun = await send(userLogin, { username: 'maya', password: 'right' });
    if (!begun.ok) throw new Error(begun.error.code);
    const done = await send(
      validateCode,
      { userId: 'maya', code, createTrustedDevice: false },
      { UserToken: begun.value.userToken ?? '' },
    );
    if (!done.ok) throw new Error(done.error.code);
    return { UserToken: done.value.userToken };
  }
  return { fetch, send, signIn };
}

const bankPayment: InputOf<typeof submitImmediateBank> = {
  paymentToken: 'token',
  payment: {
    logonName: 'maya',
    details: {
      loanAccountNumber: '1001',
      company: 1,
      paymentAmount: cents(2_500),
      firstPartyFee: cents(0),
      thirdPartyFee: cents(0),
      additionalPrincipalAmount: cents(0),
    },
    accountType: 0,
    isPayoff: false,
    method: { accountType: 'Checking', accountNumber: '6789', profileId: 'bank-1' },
  },
};

describe('a handler', () => {
  it('answers for the borrower of the session, by the id of the core system', async () => {
    const { send, signIn } = clientOf({
      accounts: { accountList: ({ id }) => ({ accounts: [{ ...loan, number: `loan of ${id}` }] }) },
    });
    const refusedTo = await send(accountList, undefined);
    expect(refusedTo).toEqual(refuse('Unauthorized'));
    const list = await send(accountList, undefined, await signIn());
    expect(list).toMatchObject({ ok: true, value: { accounts: [{ number: 'loan of C-1' }] } });
  });

  it('refuses by a code of the contract', async () => {
    const { send, signIn } = clientOf({ accounts: { accountList: () => refuse('Error') } });
    expect(await send(accountList, undefined, await signIn())).toEqual(refuse('Error'));
  });

  it('of a call that may need a proof is not asked before there is a recent one', async () => {
    const { send, signIn } = clientOf({ accounts: { accountAlerts: () => ({}) } });
    const session = await signIn();
    now += 6 * minute;
    const alerts = { accountNumber: '1001', emailAlerts: noEmails, textAlerts: noTexts };
    expect(await send(accountAlerts, alerts, session)).toEqual(refuse('ProofRequired'));
    expect(await send(proofWays, undefined, session)).toMatchObject({
      value: { methods: ['Password', 'Code'], codeSentTo: 'm•••a@example.com' },
    });
    expect(await send(giveProof, { password: 'wrong' }, session)).toEqual(refuse('Invalid'));
    expect(await send(giveProof, { password: 'right' }, session)).toMatchObject({ ok: true });
    expect(await send(accountAlerts, alerts, session)).toMatchObject({ ok: true });
  });
});

describe('a payment', () => {
  const paying = (pay: () => Promise<string>, known?: string): Handlers => ({
    submissions: {
      submitImmediateBank: async () => ({ referenceNumber: await pay() }),
      paymentOutcome: () =>
        known === undefined
          ? { status: 'unknown', errors: [] }
          : { status: 'posted', referenceNumber: known, errors: [] },
    },
  });

  it('is handed to the core system once for each key, also when sent ten times at once', async () => {
    let paid = 0;
    const { send, signIn } = clientOf(
      paying(async () => {
        await new Promise((done) => setTimeout(done, 50));
        paid += 1;
        return `P-${paid}`;
      }),
    );
    const headers = { ...(await signIn()), 'Idempotency-Key': 'key-1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(submitImmediateBank, bankPayment, headers)),
    );
    expect(paid).toBe(1);
    expect(answers.map((one) => one.ok && one.value.referenceNumber)).toEqual(
      answers.map(() => 'P-1'),
    );
  });

  it('is refused under a key that a look-up has closed', async () => {
    const { send, signIn } = clientOf(paying(() => Promise.resolve('P-1')));
    const headers = { ...(await signIn()), 'Idempotency-Key': 'key-1' };
    expect(await send(paymentOutcome, undefined, headers)).toMatchObject({
      value: { status: 'unknown', keyIsClosed: true },
    });
    expect(await send(submitImmediateBank, bankPayment, headers)).toEqual(refuse('KeyClosed'));
  });

  it('whose answer was lost is looked up in the core system, and not made again', async () => {
    const lost = paying(() => Promise.reject(new Error('The core system is away')), 'P-7');
    const { send, signIn } = clientOf(lost);
    const headers = { ...(await signIn()), 'Idempotency-Key': 'key-1' };
    expect(await send(submitImmediateBank, bankPayment, headers)).toEqual(refuse('Error'));
    expect(await send(paymentOutcome, undefined, headers)).toMatchObject({
      value: { status: 'posted', referenceNumber: 'P-7' },
    });
    expect(await send(submitImmediateBank, bankPayment, headers)).toEqual(
      ok({ hasNoErrors: true, errors: [], referenceNumber: 'P-7' }),
    );
  });

  it('that the core system does not know is under way for five minutes, then refused', async () => {
    const lost = paying(() => Promise.reject(new Error('The core system is away')));
    const { send, signIn } = clientOf(lost);
    const headers = { ...(await signIn()), 'Idempotency-Key': 'key-1' };
    await send(submitImmediateBank, bankPayment, headers);
    const look = () => send(paymentOutcome, undefined, headers);
    expect(await look()).toMatchObject({ value: { status: 'processing' } });
    now += 5 * minute;
    expect(await look()).toMatchObject({
      value: { status: 'refused', errors: [{ errorMessage: 'SubmitProblem' }] },
    });
  });
});

describe('the sessions of a borrower', () => {
  const handlers: Handlers = { accounts: { accountList: () => ({ accounts: [] }) } };

  it('are listed in the lender’s time, and another is ended at once, of which the borrower is told', async () => {
    const told: unknown[] = [];
    const { fetch, send, signIn } = clientOf(handlers, {
      timeZone: 'America/Chicago',
      notify: (borrower, of) => Promise.resolve(told.push([borrower.id, of])),
    });
    const other = await signIn();
    now += minute;
    const session = await signIn();
    const listed = await send(sessionList, undefined, session);
    const sessions = listed.ok ? listed.value.sessions : [];
    expect(sessions).toMatchObject([
      { isCurrent: true, lastActivity: '2026-06-01T07:01:00' },
      { isCurrent: false, lastActivity: '2026-06-01T07:00:00' },
    ]);
    const ended = await send(endSessions, { sessionId: sessions[1]?.sessionId }, session);
    expect(ended.ok).toBe(true);
    const statusOf = async (headers: Headers) =>
      (await fetch(accountList.method, accountList.path, headers)).status;
    expect([await statusOf(other), await statusOf(session)]).toEqual([401, 200]);
    expect(told).toEqual([['C-1', 'sessionsEnded']]);
  });

  it('are ended only after a recent proof', async () => {
    const { send, signIn } = clientOf(handlers);
    await signIn();
    const session = await signIn();
    now += 6 * minute;
    expect(await send(endSessions, {}, session)).toEqual(refuse('ProofRequired'));
    await send(giveProof, { password: 'right' }, session);
    expect((await send(endSessions, {}, session)).ok).toBe(true);
    const listed = await send(sessionList, undefined, session);
    expect(listed.ok && listed.value.sessions).toHaveLength(1);
  });
});

describe('a message', () => {
  const question: InputOf<typeof contactUs> = {
    ...{ feedbackType: 'Question', surveyQuestions: [], message: 'When do you open?' },
    ...{ subject: 'Hours', name: 'Ada', email: 'ada@example.com', servicingBranch: '1' },
    ...{ alert: {}, reCaptchaCode: '' },
  };

  it('reaches the lender with a captcha that was completed, once', async () => {
    const reached: unknown[] = [];
    const contactUsHandler = ({ subject }: InputOf<typeof contactUs>) => {
      reached.push(subject);
      return {};
    };
    const { send } = clientOf({ contact: { contactUs: contactUsHandler } });
    const given = await send(captchaChallenge, undefined);
    if (!given.ok) throw new Error(given.error.code);
    const { salt, challenge, maxNumber, signature } = given.value;
    const hashOf = (n: number) => createHash('sha256').update(`${salt}${n}`).digest('hex');
    let number = 0;
    while (number < maxNumber && hashOf(number) !== challenge) number += 1;
    const answer = JSON.stringify({ salt, challenge, number, signature });
    const completed = { ...question, reCaptchaCode: Buffer.from(answer).toString('base64') };
    expect(await send(contactUs, question)).toEqual(refuse('InvalidCaptcha'));
    expect(await send(contactUs, { ...completed, message: '' })).toEqual(refuse('Invalid'));
    expect((await send(contactUs, completed)).ok).toBe(true);
    expect(await send(contactUs, completed)).toEqual(refuse('InvalidCaptcha'));
    expect(reached).toEqual(['Hours']);
  });

  it('is checked by the lender who answers the challenge of a captcha of its own', async () => {
    const { send } = clientOf({
      contact: {
        captchaChallenge: () => ({ salt: 's', challenge: 'c', maxNumber: 1, signature: 'own' }),
        contactUs: ({ reCaptchaCode }) => (reCaptchaCode === 'own' ? {} : refuse('InvalidCaptcha')),
      },
    });
    expect(await send(contactUs, question)).toEqual(refuse('InvalidCaptcha'));
    expect((await send(contactUs, { ...question, reCaptchaCode: 'own' })).ok).toBe(true);
  });

  it('has no captcha where the lender takes none', async () => {
    const { fetch } = clientOf({});
    expect((await fetch(captchaChallenge.method, captchaChallenge.path)).status).toBe(404);
  });
});

describe('what a lender leaves out', () => {
  it('is missing where the contract lets it be, and refused otherwise', async () => {
    const { fetch, send, signIn } = clientOf({});
    const session = await signIn();
    const optional = await fetch(passkeyList.method, passkeyList.path, session);
    expect(optional.status).toBe(404);
    const agreements = { agreements: [1], turnEStatementsOn: false, unRestrictEmail: false };
    expect(await send(agreementLogging, agreements, session)).toEqual(refuse('Error'));
  });

  it('is not offered by the settings, whatever the lender has set', async () => {
    const settings = { shared: { 'loanOptions.hideAlertsOption': 'false' } };
    const sharedOf = async (handlers: Handlers) => {
      const setup = await clientOf(handlers, { settings }).send(applicationOptions, undefined);
      return setup.ok ? setup.value.gassySettings['shared'] : undefined;
    };
    expect(await sharedOf({})).toMatchObject({ 'loanOptions.hideAlertsOption': 'true' });
    expect(await sharedOf({ accounts: { accountAlerts: () => ({}) } })).toMatchObject({
      'loanOptions.hideAlertsOption': 'false',
    });
  });

  it('has its settings among those that tags read', () => {
    const described = JSON.stringify(openApi('/'));
    const unknown = withoutCall.filter(([call, setting]) =>
      [call, setting].some((name) => !described.includes(`"${name}"`)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('health and readiness', () => {
  it('are answered, and readiness is 503 while the database does not answer', async () => {
    const { fetch } = clientOf({});
    expect((await fetch('GET', '/healthz')).status).toBe(200);
    expect((await fetch('GET', '/readyz')).status).toBe(200);
    const away = () => Promise.reject(new Error('The database is away'));
    const without = clientOf({}, { database: { ...database, first: away } });
    expect((await without.fetch('GET', '/healthz')).status).toBe(200);
    expect((await without.fetch('GET', '/readyz')).status).toBe(503);
  });
});

it('logs each request by its call, status and time alone', async () => {
  const lines: unknown[] = [];
  const { send } = clientOf({}, { onRequest: (line) => lines.push(line) });
  await send(userLogin, { username: 'maya', password: 'wrong' });
  expect(lines).toEqual([{ call: 'userLogin', status: 403, took: 0 }]);
});

const loan = {
  ...{ number: '1001', type: 0 },
  ...{ blockOnlinePayment: false, blockAchPayment: false, blockCardPayment: false },
};

const noEmails: InputOf<typeof accountAlerts>['emailAlerts'] = {
  ...{ alertLoanDelinquent: false, estatementAlert: false },
  ...{ alertLoanDueDate1: false, alertLoanDueDate1Before: false },
  ...{ alertLoanDueDate2: false, alertLoanDueDate2Before: false },
  ...{ alertLoanDueDate3: false, alertLoanDueDate3Before: false },
  ...{ alertLoanDueDate4: false, alertLoanDueDate4Before: false },
};

const noTexts = { alertLoanDelinquent: false, estatementAlert: false };
