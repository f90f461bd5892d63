import type { OutputOf, SignInCode, userLogin } from '@portico/contract';
import { neededSignInSteps, ok, refuse, signInAgreements, type Checked } from '@portico/rules';
import {
  beginSession,
  codeForSignIn,
  type ContentOf,
  endSession,
  type Executor,
  hashToken,
  issueSingleUseToken,
  lastLogin,
  type NewSession,
  type RequestDetails,
  sentDeviceOf,
  wrongSsn,
} from '@portico/server/parts';
import type { Services } from '../../services';
import { agreementLog, configuredAgreements } from '../agreement-store';
import { borrowerById, type StoredBorrower } from '../borrower-store';
import { isProven } from '../email/email-proof';

type LoginContent = ContentOf<typeof userLogin>;

/** How a borrower was authenticated. */
export type Proof = {
  /** A token is that of single sign-on or of the mobile wrapper. */
  readonly by: 'password' | 'token' | 'passkey';
  /** Trusted-device tokens by customer. */
  readonly deviceTokens?: Readonly<Record<string, string>> | undefined;
};

/** Milliseconds after the code of a registration in which the first sign-in needs no other code. */
const registrationTime = 10 * 60_000;

/**
 * Signs in an authenticated borrower: begins a session with the steps still to be done, and e-mails
 * a security code when one is needed.
 */
export async function signIn(
  services: Services,
  borrower: StoredBorrower,
  request: RequestDetails,
  proof: Proof,
): Promise<Checked<LoginContent, SignInCode>> {
  const who = { borrowerId: borrower.id };
  request.concerns(who);
  if (borrower.standing === 'restricted') return refuse('Restricted');
  if (borrower.standing === 'notAllowed') return refuse('LogonNotAllowed');
  const { database } = services;
  const sent = { cookies: request.cookies, tokens: proof.deviceTokens };
  const trusted = (await sentDeviceOf(database, borrower.id, sent, request.now)) !== undefined;
  // A passkey proves possession and person, as password and code do together.
  const isTrustedDevice =
    trusted ||
    proof.by === 'passkey' ||
    (proof.by === 'password' && (await hasJustRegistered(database, borrower, request)));
  const facts = { ...(await factsOf(database, borrower)), isTrustedDevice };
  const pending = await pendingSteps(services, facts, request, proof.by === 'password');
  if (pending.includes('securityCode') && !borrower.email) return refuse('MFANoEmail');
  // A token of another site proves nothing here.
  const provenAt = proof.by === 'token' ? undefined : request.now;
  const steps = { pending, provenAt };
  const begun = await database.write((tx) => begin(tx, services, borrower, steps, request));
  if (!begun.ok) return begun;
  const { codeToMail, before, ...tokensOfSession } = begun.value;
  try {
    if (codeToMail !== undefined)
      await services.people.sendCode(borrower.id, codeToMail, request.now);
  } catch {
    return refuse('ServerError');
  }
  services.securityLog.record({ event: 'signInAccepted', address: request.ip, who });
  return ok({
    ...facts,
    ...tokensOfSession,
    isLoggedIn: true,
    lastLoggedIn: before && (await services.business.dayOf(before.at)),
    lastLoggedInIP: before?.ip,
  });
}

/** Whether this is the first sign-in, right after its network proved the e-mail address by a code. */
async function hasJustRegistered(
  from: Executor,
  { id, email }: StoredBorrower,
  { ip, now }: RequestDetails,
) {
  if (!email || (await lastLogin(from, id))) return false;
  return isProven(from, email, { ip }, now, registrationTime);
}

/** Begins the session, unless one of its steps is paused. */
async function begin(
  tx: Executor,
  services: Services,
  borrower: StoredBorrower,
  { pending, provenAt }: Pick<NewSession, 'pending' | 'provenAt'>,
  { ip, device, now }: RequestDetails,
) {
  const borrowerId = borrower.id;
  // The password may have been changed while it was compared.
  const { passwordHash } = await borrowerById(tx, borrowerId);
  if (passwordHash !== borrower.passwordHash) return refuse('Invalid');
  const asksSsn = pending.includes('validateSsn');
  if (asksSsn && (await services.limits.isReached(tx, [wrongSsn(borrower)], now))) {
    return refuse('MaxAttemptsReached');
  }
  const before = await lastLogin(tx, borrowerId);
  const userToken = await beginSession(tx, { borrowerId, pending, provenAt, ip, device, now });
  const who = { borrowerId, tokenHash: hashToken(userToken), ip };
  const code = pending.includes('securityCode')
    ? await codeForSignIn(tx, services, who, now)
    : ok(undefined);
  if (!code.ok) {
    await endSession(tx, who.tokenHash);
    return code;
  }
  const changePasswordToken = borrower.mustChangePassword
    ? await issueSingleUseToken(tx, 'changePassword', borrowerId, now)
    : undefined;
  return ok({ userToken, changePasswordToken, codeToMail: code.value, before });
}

type Facts = Awaited<ReturnType<typeof factsOf>> & { readonly isTrustedDevice: boolean };

/** The steps of this sign-in, by the same rule as in the browser. */
async function pendingSteps(
  { settings }: Services,
  login: Facts,
  { today }: RequestDetails,
  hasPassword: boolean,
) {
  return neededSignInSteps({
    login,
    hasPassword,
    multiFactor: await settings.flag('loginOptions.useMultiFactorOption'),
    validateSsn: await settings.flag('loginOptions.useSsnValidationOption'),
    recoverWithoutQuestion: await settings.flag(
      'loginOptions.recoverCredentialsWithoutQuestionOption',
    ),
    agreements: signInAgreements(
      await configuredAgreements(settings),
      login.webAgreementLogs,
      login,
      today,
    ),
  });
}

async function factsOf(from: Executor, borrower: StoredBorrower) {
  return {
    userName: borrower.username,
    personalName: borrower.name,
    companyNumber: borrower.companyNumber,
    emailAddress: borrower.email ?? '',
    servicingBranch: borrower.branch,
    customerID: String(borrower.id),
    webAgreementLogs: await agreementLog(from, borrower.id),
    isEmailCommunicationRestricted: borrower.emailIsRestricted,
    emailIsVerified: borrower.emailIsVerified,
    mustChangePassword: borrower.mustChangePassword,
    hasPasswordQuestion: borrower.secretQuestion !== undefined,
  } satisfies Partial<OutputOf<typeof userLogin>>;
}
