import {
  accountList,
  logout,
  resendCode,
  userLogin,
  validateCode,
  type Call,
} from '@portico/contract';
import { readAnswer, refusalProblem, sessionProblem } from '../judge';
import type { SessionCall } from '../wire';
import { ask, checkChange, checkRefusal, type Run } from './run';
import { checkUnfinished } from './visitor';

/** The credentials to sign in with, and the source of the security code. */
export type Credentials = {
  readonly username: string;
  readonly password: string;
  /** The code that was sent; undefined when it is not available. */
  readonly code: () => Promise<string | undefined>;
};

/** Signs the test borrower in with what was given, and checks the answer. */
async function checkSessionCall<I, O>(
  { report, wire }: Run,
  call: Call<I, O> & SessionCall,
  input: NoInfer<I>,
  as: string,
  token?: string,
): Promise<O | undefined> {
  let value: O | undefined;
  await report.check(call.name, as, async () => {
    const answer = readAnswer<O>(call, await wire.signIn(call, input, { token }));
    if (!answer.ok) return answer.error.code;
    ({ value } = answer);
    return undefined;
  });
  return value;
}

/** A wrong password gets the answer of an unknown username, so that neither reveals the other. */
async function checkWrongPassword({ change, codeNames }: Run, username: string) {
  const as = 'answers a wrong password as it answers an unknown username';
  await change(userLogin.name, as, async ({ wire }) => {
    const password = `wrong-${crypto.randomUUID()}`;
    const unknown = `nobody${crypto.randomUUID().slice(0, 8)}`;
    const stranger = await wire.send(userLogin, { username: unknown, password });
    const wrong = await wire.send(userLogin, { username, password });
    const isSame = stranger.status === wrong.status && stranger.codes[0] === wrong.codes[0];
    return refusalProblem(userLogin, wrong, codeNames) ?? (isSame ? undefined : 'another answer');
  });
}

/** Signs in; resolves to a token with account access, or undefined when that fails. */
export async function checkSignIn(run: Run, credentials: Credentials): Promise<string | undefined> {
  const { report } = run;
  const { username, password } = credentials;
  await checkWrongPassword(run, username);
  const as = 'signs in by username and password';
  const answer = await checkSessionCall(run, userLogin, { username, password }, as);
  if (answer === undefined) return undefined;
  const { userToken, isTrustedDevice } = answer;
  await report.check(userLogin.name, 'gives a UserToken', () =>
    Promise.resolve(userToken ? undefined : 'no UserToken'),
  );
  if (!userToken) return undefined;
  const open = await ask(run, accountList, undefined, { token: userToken });
  if (open.ok) return userToken;
  return isTrustedDevice ? undefined : checkCode(run, credentials, userToken);
}

/** The step of the security code: the token it gives replaces the first. */
async function checkCode(
  run: Run,
  { username, code }: Credentials,
  preauth: string,
): Promise<string | undefined> {
  const { report, wire } = run;
  const as = { token: preauth };
  await checkUnfinished(run, preauth);
  await checkChange(run, resendCode, { userId: username }, { as: 'sends another code', ...as });
  const wrong = { userId: username, code: 'wrong', createTrustedDevice: false };
  await checkRefusal(run, validateCode, wrong, 'refuses a wrong code', as);
  const entered = await code();
  if (entered === undefined) {
    report.skip(validateCode.name, 'gives a token with account access', 'no code given');
    return undefined;
  }
  const given = { ...wrong, code: entered };
  const gives = 'gives a token with account access';
  const full = await checkSessionCall(run, validateCode, given, gives, preauth);
  await report.check(validateCode.name, 'voids the token it replaces', async () =>
    sessionProblem(await wire.send(accountList, undefined, as)),
  );
  return full?.userToken;
}

export async function checkLogout({ wire, report }: Run, token: string): Promise<void> {
  await report.check(logout.name, 'ends the session', async () => {
    await wire.signIn(logout, { userToken: token }, { token });
    return sessionProblem(await wire.send(accountList, undefined, { token }));
  });
}

/** Attempts after which a logon has to be locked. */
const mostAttempts = 20;

/** Wrong passwords lock a logon; this one stays locked for as long as the API decides. */
export async function checkLockOut({ change, codeNames }: Run, username: string): Promise<void> {
  const as = `locks a logon after at most ${mostAttempts} wrong passwords`;
  await change(userLogin.name, as, async ({ wire }) => {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const password = `wrong-${attempt}`;
      const received = await wire.send(userLogin, { username, password });
      const code = codeNames(received.codes[0] ?? '');
      if (['LockedOnBadPassword', 'MaxAttemptsReached'].includes(code)) return undefined;
      const problem = refusalProblem(userLogin, received, codeNames);
      if (problem !== undefined) return problem;
    }
    return `${mostAttempts} wrong passwords and neither LockedOnBadPassword nor MaxAttemptsReached`;
  });
}
