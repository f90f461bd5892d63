import {
  accountDetails,
  accountHistory,
  accountList,
  applicationList,
  bankLookup,
  insuranceInformation,
  logout,
  passableToken,
  paymentInfo,
  paymentMethods,
  paymentOutcome,
  profile,
  resendCode,
  statementList,
  userLogin,
  validateCode,
  type Account,
  type Call,
  type InputOf,
} from '@portico/contract';
import { isClosed, isPayable } from '@portico/rules';
import { checkTurnedAway, isUnauthorized } from './check-visitor';
import type { Report } from './report';
import type { Wire } from './wire';

/** The credentials to sign in with, and the source of the security code. */
export type Credentials = {
  readonly username: string;
  readonly password: string;
  /** The code that was sent; undefined when it is not available. */
  readonly code: () => Promise<string | undefined>;
};

/** Checks that a call's answer matches the contract. */
async function checkAnswer<C extends Call>(
  { ask }: Wire,
  { check }: Report,
  token: string,
  call: C,
  input: InputOf<C>,
  as = 'answers as the contract says',
): Promise<void> {
  await check(call.name, as, async () => {
    const answer = await ask(call, input, { token });
    return answer.ok ? undefined : answer.code;
  });
}

/** Signs in; resolves to a token with account access, or undefined when that fails. */
export async function checkSignIn(
  wire: Wire,
  report: Report,
  { username, password, code }: Credentials,
): Promise<string | undefined> {
  const { check, skip } = report;
  let userToken: string | undefined;
  let needsCode = false;
  await check(userLogin.name, 'signs in by username and password', async () => {
    const answer = await wire.ask(userLogin, { username, password });
    if (!answer.ok) return answer.code;
    userToken = answer.value.userToken;
    needsCode = !answer.value.isTrustedDevice;
    return userToken ? undefined : 'no UserToken';
  });
  const preauth = userToken;
  if (!preauth) return undefined;
  const open = await wire.ask(accountList, undefined, { token: preauth });
  if (open.ok) return preauth;
  if (!needsCode) return undefined;

  await checkTurnedAway(wire, report, 'a token whose sign-in steps are not done', preauth);
  await checkAnswer(wire, report, preauth, resendCode, { userId: username }, 'sends another code');
  const entered = await code();
  if (entered === undefined) {
    skip(validateCode.name, 'gives a token with account access', 'no code given');
    return undefined;
  }
  let full: string | undefined;
  await check(validateCode.name, 'gives a token with account access', async () => {
    const input = { userId: username, code: entered, createTrustedDevice: false };
    const answer = await wire.ask(validateCode, input, { token: preauth });
    if (answer.ok) full = answer.value.userToken;
    return answer.ok ? undefined : answer.code;
  });
  await check(validateCode.name, 'voids the token it replaces', async () =>
    isUnauthorized(await wire.send(accountList, undefined, { token: preauth })),
  );
  return full;
}

/** Checks every reading call as a borrower. Resolves to the accounts. */
export async function checkReading(
  wire: Wire,
  report: Report,
  token: string,
): Promise<readonly Account[]> {
  await checkAnswer(wire, report, token, accountList, undefined);
  await checkAnswer(wire, report, token, applicationList, { numDaysToRetrieve: 30 });
  await checkAnswer(wire, report, token, profile, undefined);
  await checkAnswer(wire, report, token, bankLookup, { routingNumber: '011000015' });
  await checkAnswer(wire, report, token, passableToken, undefined);
  const list = await wire.ask(accountList, undefined, { token });
  const accounts = list.ok ? list.value.accounts : [];
  for (const [index, { number, type, comment = '' }] of accounts.entries()) {
    const as = `answers as the contract says (account ${index + 1} of ${accounts.length})`;
    const input = { accountNumber: number };
    await checkAnswer(wire, report, token, accountDetails, input, as);
    const days = { accountNumber: number, days: 30, downloadCSV: false };
    await checkAnswer(wire, report, token, accountHistory, days, as);
    const year = { accountNumber: number, year: new Date().getFullYear() };
    await checkAnswer(wire, report, token, statementList, year, as);
    await checkAnswer(wire, report, token, insuranceInformation, input, as);
    if (!isPayable(type) || isClosed(comment)) continue;
    await checkAnswer(wire, report, token, paymentInfo, input, as);
    await checkAnswer(wire, report, token, paymentMethods, input, as);
  }
  const { check } = report;
  await check(paymentOutcome.name, 'does not know a key that was never used', async () => {
    const key = crypto.randomUUID();
    const answer = await wire.ask(paymentOutcome, undefined, { token, key });
    if (!answer.ok) return answer.code;
    return answer.value.status === 'unknown' ? undefined : `status ${answer.value.status}`;
  });
  return accounts;
}

export async function checkLogout(wire: Wire, { check }: Report, token: string): Promise<void> {
  await check(logout.name, 'ends the session', async () => {
    await wire.send(logout, { userToken: token }, { token });
    return isUnauthorized(await wire.send(accountList, undefined, { token }));
  });
}
