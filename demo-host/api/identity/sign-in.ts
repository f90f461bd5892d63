import { type userLogin, type OutputOf } from '@portico/contract';
import { fail, neededSignInSteps, ok, signInAgreements, type Outcome } from '@portico/rules';
import type { Executor } from '../database/database';
import type { ContentOf } from '../http/route';
import type { Visit } from '../http/visit';
import { hashToken } from '../secrets';
import type { Services } from '../services';
import { agreementLog, configuredAgreements } from './agreement-store';
import type { StoredBorrower } from './borrower-store';
import { issueCode } from './security-code';
import { beginSession, lastLogin } from './session-store';
import { issueSingleUseToken } from './single-use-token';
import { deviceCookie, isTrusted } from './trusted-device';

type LoginContent = ContentOf<typeof userLogin>;

/** How a borrower has shown who they are. */
export type Proof = {
  /** A single sign-on has none. */
  readonly byPassword: boolean;
  /** Trusted-device tokens by customer. */
  readonly deviceTokens?: Readonly<Record<string, string>> | undefined;
};

/**
 * Signs in a borrower who has shown who they are: a session with the steps still to be done, and a
 * security code by e-mail when one is needed.
 */
export async function signIn(
  services: Services,
  borrower: StoredBorrower,
  visit: Visit,
  proof: Proof,
): Promise<Outcome<LoginContent, 'MFANoEmail' | 'Restricted' | 'LogonNotAllowed' | 'ServerError'>> {
  if (borrower.standing === 'restricted') return fail('Restricted');
  if (borrower.standing === 'notAllowed') return fail('LogonNotAllowed');
  const { database, secrets } = services;
  const tokens = [
    visit.cookies[deviceCookie(borrower.id)],
    proof.deviceTokens?.[String(borrower.id)],
  ];
  const trusted = await isTrusted(database, borrower.id, tokens, visit.now);
  const facts = { ...(await factsOf(database, borrower)), isTrustedDevice: trusted };
  const pending = await pendingSteps(services, facts, visit, proof.byPassword);
  const needsCode = pending.includes('securityCode');
  if (needsCode && !borrower.email) return fail('MFANoEmail');
  const { ip, now } = visit;
  const { code, before, ...begun } = await database.write(async (tx) => {
    const previous = await lastLogin(tx, borrower.id);
    const token = await beginSession(tx, { borrowerId: borrower.id, pending, ip, now });
    const issued = needsCode ? await issueCode(tx, secrets, hashToken(token), now) : undefined;
    return {
      userToken: token,
      changePasswordToken: facts.mustChangePassword
        ? await issueSingleUseToken(tx, 'changePassword', borrower.id, now)
        : undefined,
      code: issued?.ok ? issued.value : undefined,
      before: previous,
    };
  });
  try {
    if (code) await sendCode(services, borrower, code);
  } catch {
    return fail('ServerError');
  }
  return ok({
    ...facts,
    ...begun,
    isLoggedIn: true,
    lastLoggedIn: before && (await services.business.dayOf(before.at)),
    lastLoggedInIP: before?.ip,
  });
}

/** E-mails a security code. */
export async function sendCode(
  { mail }: Services,
  { email, name }: Pick<StoredBorrower, 'email' | 'name'>,
  code: string,
): Promise<void> {
  if (!email) return;
  await mail.send({
    to: email,
    subject: 'Your security code',
    text: `${name}, your security code is ${code}.\n\nIt is good for ten minutes. If you are not signing in, change your password.\n\nCedar Valley Credit`,
  });
}

type Facts = Awaited<ReturnType<typeof factsOf>> & { readonly isTrustedDevice: boolean };

/** The steps between this sign-in and the accounts, by the same rule as in the browser. */
async function pendingSteps(
  { settings }: Services,
  login: Facts,
  { today }: Visit,
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
