/** Requests at an even rate: sign-ins, payments and reading. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const password = 'Juniper-14-road';
/** Cents of each payment. */
export const paidCents = 500;

/** Of 200 requests: two sign-ins of two requests, ten payments of two, and reading. */
const share = { signIns: 2 / 200, payments: 10 / 200 };

/** Milliseconds for which a process that was killed is awaited. */
const longestAway = 30_000;

/** Whether it is sent again without harm, where its answer was lost. */
const mayRepeat = (path) => !/^\/api\/(login|paymentimmediate)\//i.test(path);

/** What borrowers read, in turn. */
const readings = [
  () => '/api/accountList',
  ({ loan }) => `/api/AccountDetails?accountNumber=${loan}`,
  ({ loan }) => `/api/AccountHistory?accountNumber=${loan}&days=30`,
  ({ loan }) => `/api/accountEStatements/GetStatementList?AccountNumber=${loan}&Year=2026`,
  () => '/api/Profile',
  ({ loan }) => `/api/PaymentInformation/GetPaymentInfo?accountNumber=${loan}`,
  () => '/api/setup/ApplicationOptions',
  () => '/api/branchInfo',
];

/**
 * @param {readonly string[]} urls  of the API's processes, which are asked in turn
 * @param {(email: string) => Promise<string>} codeFor  the security code mailed to an address
 * @param {number} borrowers  how many there are, named load-1, load-2, …
 */
export function createTraffic(urls, codeFor, borrowers) {
  /** Milliseconds of each answer. */
  const times = [];
  const errors = [];
  /** Payments that were booked, by their answer or by the look-up of their key: count by loan. */
  const paid = new Map();
  const sessions = [];
  let turn = 0;
  let nextBorrower = 0;
  let asked = 0;
  let repeated = 0;
  let lookedUp = 0;

  /** The answer of the next process; of another one, where that was killed meanwhile. */
  const answerOf = (path, init) => {
    const ask = async () => {
      const response = await fetch(urls[asked++ % urls.length] + path, init);
      return { status: response.status, answer: await response.json() };
    };
    return mayRepeat(path) ? untilAnswered(ask) : ask();
  };

  /** Does it again while no process answers: one that was killed is away for some seconds. */
  const untilAnswered = async (action) => {
    for (const began = performance.now(); ;) {
      try {
        return await action();
      } catch (error) {
        if (!(error instanceof TypeError) || performance.now() - began > longestAway) throw error;
        repeated += 1;
        await wait(100);
      }
    }
  };

  const request = async (path, { token, body, key } = {}) => {
    const began = performance.now();
    const { status, answer } = await answerOf(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        ...(token && { UserToken: token }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    times.push(performance.now() - began);
    if (status !== 200 || answer.HasNoErrors === false)
      throw new Error(
        `${path.split('?')[0]}: HTTP ${status} ${answer.Errors?.[0]?.ErrorMessage ?? ''}`,
      );
    return answer;
  };

  /** Begun anew where it breaks off: a code or a step that a killed process has taken is used. */
  const signIn = () => untilAnswered(signInOnce);

  const signInOnce = async () => {
    const n = (nextBorrower++ % borrowers) + 1;
    const username = `load-${n}`;
    const code = codeFor(`${username}@example.com`);
    const { UserToken } = await request('/api/login/userlogin', { body: { username, password } });
    const entered = { UserId: username, Code: await code, CreateTrustedDevice: false };
    const validated = await request('/api/Login/ValidateCode', { token: UserToken, body: entered });
    sessions.push({ username, token: validated.UserToken, loan: `0077-${100_000 + n}-1` });
    if (sessions.length > borrowers) sessions.shift();
  };

  const nextSession = () => sessions[turn++ % sessions.length];

  const pay = async () => {
    const { username, token, loan } = nextSession();
    const info = await request(`/api/PaymentInformation/GetPaymentInfo?accountNumber=${loan}`, {
      token,
    });
    const Details = {
      ...{ PaymentDate: '2026-03-02', LoanAccountNumber: loan, Company: 0 },
      ...{ PaymentAmount: paidCents / 100, FirstPartyFee: 0, ThirdPartyFee: 0 },
      AdditionalPrincipalAmount: 0,
    };
    const Method = info.PaymentMethods.find(({ IsCard }) => !IsCard).AchInfo;
    const Payment = { LogonName: username, AccountType: 0, IsPayoff: false, Details, Method };
    const sent = { token, body: { EncryptedData: info.EncryptedData, Payment }, key: randomUUID() };
    if (await isBooked(sent)) paid.set(loan, (paid.get(loan) ?? 0) + 1);
  };

  /** Submits a payment; where its answer does not say so, it is looked up by its key, as widgets do. */
  const isBooked = async ({ token, body, key }) => {
    try {
      await request('/api/PaymentImmediate/SubmitAch', { token, body, key });
      return true;
    } catch (error) {
      if (!(error instanceof TypeError)) errors.push(error.message);
      const path = '/api/PaymentInformation/GetPaymentOutcome';
      const { Status, KeyIsClosed } = await request(path, { token, key });
      lookedUp += 1;
      if (Status === 'unknown' && !KeyIsClosed) throw new Error(`${path}: unknown, key not closed`);
      return Status === 'posted';
    }
  };

  const read = async () => {
    const session = nextSession();
    await request(readings[turn % readings.length](session), session);
  };

  /** Runs an action and keeps its error; of a connection that failed, `fetch` tells why as cause. */
  const run = (action) =>
    action().catch(({ message, cause }) =>
      errors.push(cause ? `${message}: ${cause.code}` : message),
    );

  return {
    times,
    errors,
    paid,
    repeated: () => repeated,
    lookedUp: () => lookedUp,
    /** Signs borrowers in, one after the other; not measured. */
    async warmUp(count) {
      for (let n = 0; n < count; n += 1) await signIn();
      times.length = 0;
    },
    /** Sends requests at a rate a second for so many seconds; resolves after the last answer. */
    async send(rate, seconds) {
      const began = performance.now();
      const all = [];
      const owed = { signIns: 0, payments: 0 };
      const total = rate * seconds;
      for (let sent = 0; sent < total;) {
        const due = Math.min(total, ((performance.now() - began) / 1_000) * rate);
        for (; sent < due;) {
          const action = next(owed);
          all.push(run({ signIns: signIn, payments: pay, reading: read }[action]));
          const requests = action === 'reading' ? 1 : 2;
          owed.signIns += share.signIns * requests;
          owed.payments += share.payments * requests;
          sent += requests;
        }
        await wait(2);
      }
      await Promise.all(all);
    },
  };
}

/** Whose turn it is; changes `owed`. */
function next(owed) {
  for (const action of ['signIns', 'payments']) {
    if (owed[action] < 1) continue;
    owed[action] -= 1;
    return action;
  }
  return 'reading';
}
