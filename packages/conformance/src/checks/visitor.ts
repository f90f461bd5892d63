import {
  activateAccount,
  answerSecretQuestion,
  applicationOptions,
  branchInfo,
  captchaChallenge,
  checkTokenExpiration,
  clientError,
  contractVersion,
  institutionOptions,
  isReadVersion,
  logonValidationRules,
  lookupLoginFromToken,
  maintenanceMode,
  passkeySignIn,
  passkeySignInOptions,
  passwordValidationRules,
  resetPassword,
  tokenLogin,
  userLogin,
  validateEmail,
  validatePasswordForReset,
  validateRegistrationCode,
  versionHeader,
  zipLocation,
} from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { originProblem, readAnswer, refusalProblem, sessionProblem } from '../judge';
import { harmlessRequest, hasRequiredFields } from '../samples';
import { OptionalMissing } from '../report';
import { pageOrigin } from '../wire';
import { fieldOf } from '../values';
import { checkAnswer, checkCall, checkRefusal, type Run } from './run';

/** The calls that answer a visitor. */
export async function checkVisitor(run: Run): Promise<void> {
  await checkAnswer(run, maintenanceMode, undefined);
  await checkAnswer(run, applicationOptions, undefined);
  await checkVersion(run);
  await checkAnswer(run, institutionOptions, undefined);
  await checkAnswer(run, branchInfo, undefined);
  await checkAnswer(run, captchaChallenge, undefined);
  await checkAnswer(run, logonValidationRules, {});
  await checkAnswer(run, passwordValidationRules, {});
  await checkAnswer(run, zipLocation, { zip: '50613' }, { as: 'locates a zip code' });
  const { report, wire } = run;
  await report.check(passkeySignInOptions.name, 'answers or refuses', async () => {
    const received = await wire.send(passkeySignInOptions, {});
    return received.codes.length > 0
      ? refusalProblem(passkeySignInOptions, received, run.codeNames)
      : originProblem(received);
  });
  await run.change(clientError.name, 'accepts a report', async (writing) => {
    const received = await writing.wire.send(clientError, { message: 'conformance check' });
    const { status } = received;
    return status >= 200 && status < 300 ? originProblem(received) : `HTTP ${status}`;
  });
  await report.check(checkTokenExpiration.name, 'calls an unknown token expired', async () => {
    const received = await wire.send(checkTokenExpiration, { token: 'conformance' });
    return fieldOf(received.body, 'expired') === true
      ? originProblem(received)
      : refusalProblem(checkTokenExpiration, received, run.codeNames);
  });
}

/** An API that says the version of the contract says one that is read, and to pages too (D198). */
async function checkVersion({ wire, report }: Run): Promise<void> {
  await report.check(applicationOptions.name, 'says the version of the contract', async () => {
    const { headers } = await wire.send(applicationOptions, undefined);
    const version = headers.get(versionHeader);
    if (version === null) throw new OptionalMissing(`no header ${versionHeader}`);
    if (!isReadVersion(version))
      return `the header ${versionHeader} is ${version}, and what is read is ${contractVersion}`;
    const exposed = listed(headers, 'Access-Control-Expose-Headers');
    return exposed.includes(versionHeader.toLowerCase()) || exposed.includes('*')
      ? undefined
      : `Access-Control-Expose-Headers lacks ${versionHeader}`;
  });
}

/** Nobody's credentials, and tokens that were never issued. */
export async function checkUnknown(run: Run): Promise<void> {
  const token = 'conformance';
  const password = 'Conformance-1';
  const username = `nobody${crypto.randomUUID().slice(0, 8)}`;
  const unknownToken = 'refuses an unknown token';
  await checkRefusal(run, userLogin, { username, password }, 'refuses an unknown username');
  await run.change(tokenLogin.name, 'does not sign in by an unknown token', async (writing) => {
    const received = await writing.wire.send(tokenLogin, { token });
    const answer = readAnswer(tokenLogin, received);
    if (answer.ok) return answer.value.isLoggedIn ? 'it signed in' : undefined;
    return refusalProblem(tokenLogin, received, run.codeNames);
  });
  await checkRefusal(run, lookupLoginFromToken, { userToken: token }, unknownToken);
  await checkRefusal(run, resetPassword, { enc: token, password }, unknownToken);
  await checkRefusal(run, activateAccount, { token, password }, unknownToken);
  await checkRefusal(run, validateEmail, { encryptedUserData: token }, unknownToken);
  const code = { code: '000000', mfaToken: token, userId: token };
  await checkRefusal(run, validateRegistrationCode, code, 'refuses an unknown code');
  const answered = { logonName: username, secretAnswer: token };
  await checkRefusal(run, answerSecretQuestion, answered, 'refuses an unknown borrower');
  const compared = {
    passwordToValidate: password,
    invalidWhenMatchesSSN: true,
    invalidWhenMatchEmail: true,
    invalidWhenPasswordExists: true,
    resetToken: token,
  };
  await checkRefusal(run, validatePasswordForReset, compared, unknownToken);
  await checkRefusal(run, passkeySignIn, { credential: {} }, 'refuses an unknown passkey');
}

/** Which calls a token does not open: those of a borrower and, for strangers, those of a sign-in. */
const members = allCalls.filter(({ session }) => session === 'required');
const withToken = allCalls.filter(({ session }) => session === 'required' || session === 'preauth');

/** Checks that calls are refused with this token, or without one; each request does nothing. */
async function checkClosed(
  run: Run,
  calls: typeof allCalls,
  who: string,
  token?: string,
): Promise<void> {
  for (const call of calls) {
    await checkCall(run, call, `is refused to ${who}`, async (send) =>
      sessionProblem(await send(harmlessRequest(call), { token, key: 'conformance' })),
    );
  }
}

/** Every call that needs a session, without one and with a token that was never issued. */
export async function checkStrangers(run: Run): Promise<void> {
  await checkClosed(run, withToken, 'a visitor');
  await checkClosed(run, withToken, 'an invalid token', 'conformance');
}

/** A token whose sign-in steps are not done has no access to accounts (D33). */
export async function checkUnfinished(run: Run, token: string): Promise<void> {
  await checkClosed(run, members, 'a token whose sign-in steps are not done', token);
}

/** Requests without their required fields; those of members with a token. */
export async function checkIncomplete(
  run: Run,
  token: string | undefined,
  needs: 'visitor' | 'borrower',
): Promise<void> {
  const isOpen = ({ session }: { session: string }) => session === 'none' || session === 'optional';
  const calls = allCalls
    .filter((call) => isOpen(call) === (needs === 'visitor'))
    .filter((call) => hasRequiredFields(call) && call.name !== clientError.name);
  for (const call of calls) {
    await checkCall(run, call, 'refuses an incomplete request', async (send) =>
      refusalProblem(call, await send({}, { token, key: crypto.randomUUID() }), run.codeNames),
    );
  }
}

/** Pages on another origin, such as the lender's site, may send every call. */
export async function checkOrigins({ wire, report }: Pick<Run, 'wire' | 'report'>): Promise<void> {
  for (const { name, path, method, session, idempotent, request } of allCalls) {
    await report.check(name, 'can be called from another origin', async () => {
      const headers = [
        ...(request ? ['content-type'] : []),
        ...(session === 'none' ? [] : ['usertoken', 'servicingbranch']),
        ...(idempotent ? ['idempotency-key'] : []),
      ];
      const response = await wire.request(path, {
        method: 'OPTIONS',
        // Browsers follow no redirect of this request.
        redirect: 'manual',
        headers: {
          Origin: pageOrigin,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': headers.join(','),
        },
      });
      return preflightProblem(response, method, headers);
    });
  }
}

function preflightProblem(
  { ok, status, headers: given }: Response,
  method: string,
  headers: readonly string[],
): string | undefined {
  const methods = listed(given, 'Access-Control-Allow-Methods');
  const allowed = listed(given, 'Access-Control-Allow-Headers');
  const missing = headers.filter((header) => !allowed.includes(header) && !allowed.includes('*'));
  const problem = originProblem({ headers: given });
  if (!ok) return `HTTP ${status} for the request that asks for permission (OPTIONS)`;
  if (problem !== undefined) return problem;
  if (missing.length > 0) return `Access-Control-Allow-Headers lacks ${missing.join(', ')}`;
  const isSimple = method === 'GET' || method === 'POST';
  return isSimple || methods.includes(method.toLowerCase()) || methods.includes('*')
    ? undefined
    : `Access-Control-Allow-Methods lacks ${method}`;
}

/** What a header lists by commas, in small letters. */
function listed(headers: Headers, name: string): readonly string[] {
  return (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());
}
