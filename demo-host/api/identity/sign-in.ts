import { type userLogin, type OutputOf } from '@portico/contract';
import { fail, ok, type Outcome } from '@portico/rules';
import type { Executor } from '../database/database';
import type { ContentOf } from '../http/route';
import type { PendingStep, Visit } from '../http/visit';
import { hashToken } from '../secrets';
import type { Services } from '../services';
import { agreementLog, missingAgreements } from './agreement-store';
import type { StoredBorrower } from './borrower-store';
import { issueCode } from './security-code';
import { beginSession, lastLogin } from './session-store';
import { deviceCookie, isTrusted } from './trusted-device';

type LoginContent = ContentOf<typeof userLogin>;
type Tokens = Readonly<Record<string, string>> | undefined;

/**
 * Signs in a borrower who has shown who they are: a session with the steps still to be done, and a
 * security code by e-mail when one is needed.
 */
export async function signIn(
  services: Services,
  borrower: StoredBorrower,
  visit: Visit,
  deviceTokens: Tokens,
): Promise<Outcome<LoginContent, 'MFANoEmail' | 'Restricted' | 'LogonNotAllowed' | 'ServerError'>> {
  if (borrower.standing === 'restricted') return fail('Restricted');
  if (borrower.standing === 'notAllowed') return fail('LogonNotAllowed');
  const { database, secrets } = services;
  const trusted = await isTrusted(
    database,
    borrower.id,
    [visit.cookies[deviceCookie(borrower.id)], deviceTokens?.[String(borrower.id)]],
    visit.now,
  );
  const pending = await pendingSteps(services, borrower, visit, trusted);
  const needsCode = pending.includes('securityCode');
  if (needsCode && !borrower.email) return fail('MFANoEmail');
  const { token, code, before } = await database.write(async (tx) => {
    const previous = await lastLogin(tx, borrower.id);
    const { ip, now } = visit;
    const begun = await beginSession(tx, { borrowerId: borrower.id, pending, ip, now });
    const issued = needsCode ? await issueCode(tx, secrets, hashToken(begun), now) : undefined;
    return { token: begun, code: issued?.ok ? issued.value : undefined, before: previous };
  });
  try {
    if (code) await sendCode(services, borrower, code);
  } catch {
    return fail('ServerError');
  }
  const facts = await factsOf(database, borrower);
  return ok({
    ...facts,
    userToken: token,
    isTrustedDevice: trusted,
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

async function pendingSteps(
  { database, settings }: Services,
  borrower: StoredBorrower,
  visit: Visit,
  trusted: boolean,
): Promise<PendingStep[]> {
  const { today } = visit;
  const who = { borrowerId: borrower.id, timing: 'login', today } as const;
  const steps: PendingStep[] = [];
  if (!trusted && (await settings.flag('loginOptions.useMultiFactorOption'))) {
    steps.push('securityCode');
  }
  if ((await missingAgreements(database, settings, who)).length > 0) steps.push('agreements');
  return steps;
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
    isEmailCommunicationRestricted: false,
    emailIsVerified: true,
    mustChangePassword: false,
    hasPasswordQuestion: true,
  } satisfies Partial<OutputOf<typeof userLogin>>;
}
