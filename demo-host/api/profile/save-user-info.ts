import type { ProfileCode, ProofCode, updateProfile } from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import {
  type ContentOf,
  type Executor,
  isRecentlyProven,
  loginNames,
  markProven,
  networkOf,
  newEmails,
  type RequestDetails,
  type SecurityEventName,
  type Session,
} from '@portico/server/parts';
import {
  borrowerById,
  borrowerByUsername,
  setSecretQuestion,
  type StoredBorrower,
} from '../identity/borrower-store';
import { pendingEmailOf, storePendingEmail } from '../identity/email/email-change';
import { sendEmailLink } from '../identity/email/verification-link';
import { judgeNewPassword } from '../identity/passwords/judge-new-password';
import { guessPassword } from '../identity/passwords/guess-password';
import { notifyOfNewPassword, replacePassword } from '../identity/passwords/password-store';
import { notifyOwner } from '../identity/security-notice';
import type { Services } from '../services';
import { checkUserInfo, type GivenUserInfo, type UserInfoChanges } from './check-user-info';

type UserInfo = NonNullable<ContentOf<typeof updateProfile>['userInfo']>;

/** The user information as the profile shows it. */
export const userInfoOf = async (
  from: Executor,
  { id, username, email, secretQuestion }: StoredBorrower,
  now: number,
) => ({
  logonName: username,
  emailAddress: email,
  pendingEmailAddress: await pendingEmailOf(from, id, now),
  secretQuestion,
});

/** The event of each change. */
const changeEvents: readonly (readonly [keyof UserInfoChanges, SecurityEventName])[] = [
  ['username', 'loginNameChanged'],
  ['email', 'emailChangeBegun'],
  ['secret', 'secretQuestionChanged'],
  ['newPassword', 'passwordChanged'],
];

/**
 * Saves all of the changes to the user information or, where one is refused, none. They need a
 * recent proof; the current password, sent with a new one, is a proof.
 */
export async function saveUserInfo(
  services: Services,
  session: Session,
  given: GivenUserInfo,
  request: RequestDetails,
): Promise<Checked<UserInfo, ProfileCode | ProofCode>> {
  const { database, settings } = services;
  const { now } = request;
  const before = await borrowerById(database, session.borrowerId);
  const checked = await checkUserInfo(settings, before, given);
  if (!checked.ok) return checked;
  const changes = checked.value;
  const isProven = changes.newPassword !== undefined || isRecentlyProven(session, now);
  if (!isProven && Object.values(changes).some((value) => value !== undefined)) {
    return refuse('ProofRequired');
  }
  const password = await checkPasswords(services, before, given, changes, request);
  if (!password.ok) return password;
  const secret = changes.secret && (await hashedSecret(services, changes.secret, request));
  const stored = await database.write(async (tx) => {
    const refusal = await refusalOf(tx, services, before, changes, now);
    if (refusal) return refuse(refusal);
    const passkeys =
      password.value && (await replacePassword(tx, before, password.value, session.tokenHash));
    if (passkeys) await markProven(tx, session.tokenHash, now);
    await store(tx, before, changes, now);
    if (secret) await setSecretQuestion(tx, before.id, secret);
    return ok({ passkeys, after: await borrowerById(tx, before.id) });
  });
  if (!stored.ok) return stored;
  for (const [change, event] of changeEvents) {
    if (changes[change] === undefined) continue;
    services.securityLog.record({ event, address: request.ip, who: session });
  }
  const { passkeys, after } = stored.value;
  if (changes.email) {
    await sendEmailLink(services, { borrowerId: before.id, email: changes.email }, now);
  }
  if (passkeys) await notifyOfNewPassword(services, before, passkeys, now);
  for (const [part, notice] of noticesOf) {
    if (changes[part]) await notifyOwner(services, before, notice, now);
  }
  return ok(await userInfoOf(database, after, now));
}

const noticesOf = [
  ['username', 'loginName'],
  ['secret', 'secretQuestion'],
  ['email', 'newEmail'],
] as const;

/** Checks the current password and then the new one; resolves to the new one's hash. */
async function checkPasswords(
  services: Services,
  borrower: StoredBorrower,
  { oldPassword = '' }: GivenUserInfo,
  { newPassword, username = borrower.username, email = borrower.email }: UserInfoChanges,
  request: RequestDetails,
): Promise<Checked<string | undefined, ProfileCode>> {
  if (newPassword === undefined) return ok(undefined);
  const result = await guessPassword(services, borrower, oldPassword, request);
  if (result === 'paused') return refuse('Error');
  if (result === 'wrong') return refuse('InvalidCurrentPassword');
  const judged = await judgeNewPassword(
    services,
    { ...borrower, username, email },
    newPassword,
    request,
  );
  return judged.ok ? ok(await hashed(services, judged.value, request)) : judged;
}

const hashed = ({ passwords }: Services, text: string, { ip }: RequestDetails) =>
  passwords.inTurn(networkOf(ip), (hasher) => hasher.hash(text));

async function hashedSecret(
  services: Services,
  { question, answer }: NonNullable<UserInfoChanges['secret']>,
  request: RequestDetails,
) {
  return { question, answerHash: await hashed(services, answer.toLowerCase(), request) };
}

/** Why the changes cannot be stored as the data is now. */
async function refusalOf(
  tx: Executor,
  { limits }: Services,
  before: StoredBorrower,
  { username, email, newPassword }: UserInfoChanges,
  now: number,
): Promise<ProfileCode | undefined> {
  if (username !== undefined) {
    if (!(await limits.take(tx, [loginNames(before)], now))) return 'Error';
    const other = await borrowerByUsername(tx, username);
    if (other && other.id !== before.id) return 'LogonNameExists';
  }
  // The password may have been changed while it was compared.
  const { passwordHash } = await borrowerById(tx, before.id);
  if (newPassword !== undefined && passwordHash !== before.passwordHash) return 'Error';
  const isFree = email === undefined || (await limits.take(tx, [newEmails(before)], now));
  return isFree ? undefined : 'Error';
}

/** A new e-mail address counts once the link mailed to it is opened. */
async function store(
  tx: Executor,
  { id }: StoredBorrower,
  { username, email }: UserInfoChanges,
  now: number,
): Promise<void> {
  if (username !== undefined) {
    await tx.run('UPDATE borrowers SET username = ? WHERE id = ?', [username, id]);
  }
  if (email !== undefined) await storePendingEmail(tx, id, email, now);
}
