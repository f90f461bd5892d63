import type { ProfileCode, updateProfile } from '@portico/contract';
import { fail, ok, type Outcome } from '@portico/rules';
import type { Executor } from '../database/database';
import type { RequestDetails, Session } from '../http/request-details';
import type { ContentOf } from '../http/route';
import { loginNames, newEmails, passwordGuess } from '../identity/borrower-counts';
import {
  borrowerById,
  borrowerByUsername,
  setSecretQuestion,
  type StoredBorrower,
} from '../identity/borrower-store';
import { sendEmailLink } from '../identity/email/verification-link';
import { judgeNewPassword } from '../identity/passwords/judge-new-password';
import { replacePassword } from '../identity/passwords/password-store';
import { checkPassword, hashPassword } from '../identity/passwords/passwords';
import { revokeMailedLinks } from '../identity/single-use-token';
import type { SecurityEventName } from '../security/security-log';
import type { Services } from '../services';
import { checkUserInfo, type GivenUserInfo, type UserInfoChanges } from './check-user-info';
import { notifyOfChanges } from './notices';

type UserInfo = NonNullable<ContentOf<typeof updateProfile>['userInfo']>;

/** The user information as the profile shows it. */
export const userInfoOf = ({ username, email, secretQuestion }: StoredBorrower) => ({
  logonName: username,
  emailAddress: email,
  secretQuestion,
});

/** The event of each change. */
const changeEvents: readonly (readonly [keyof UserInfoChanges, SecurityEventName])[] = [
  ['username', 'loginNameChanged'],
  ['email', 'emailChanged'],
  ['secret', 'secretQuestionChanged'],
  ['newPassword', 'passwordChanged'],
];

/** Saves all of the changes to the user information or, where one is refused, none. */
export async function saveUserInfo(
  services: Services,
  session: Session,
  given: GivenUserInfo,
  request: RequestDetails,
): Promise<Outcome<UserInfo, ProfileCode>> {
  const { database, settings } = services;
  const before = await borrowerById(database, session.borrowerId);
  const checked = await checkUserInfo(settings, before, given);
  if (!checked.ok) return checked;
  const changes = checked.value;
  const password = await checkPasswords(services, before, given, changes, request);
  if (!password.ok) return password;
  const secret = changes.secret && (await hashedSecret(services, changes.secret));
  const stored = await database.write(async (tx) => {
    const refusal = await refusalOf(tx, services, before, changes, request.now);
    if (refusal) return fail(refusal);
    await store(tx, before, changes);
    if (secret) await setSecretQuestion(tx, before.id, secret);
    if (password.value) await replacePassword(tx, before, password.value, session.tokenHash);
    return ok(await borrowerById(tx, before.id));
  });
  if (!stored.ok) return stored;
  for (const [change, event] of changeEvents) {
    if (changes[change] === undefined) continue;
    services.securityLog.record({ event, address: request.ip, who: session });
  }
  const { id: borrowerId, email } = stored.value;
  if (changes.email && email) await sendEmailLink(services, { borrowerId, email }, request.now);
  await notifyOfChanges(services, before, changes);
  return ok(userInfoOf(stored.value));
}

/** Checks the current password and then the new one; resolves to the new one's hash. */
async function checkPasswords(
  services: Services,
  borrower: StoredBorrower,
  { oldPassword = '' }: GivenUserInfo,
  { newPassword, username = borrower.username, email = borrower.email }: UserInfoChanges,
  { ip, now }: RequestDetails,
): Promise<Outcome<string | undefined, ProfileCode>> {
  if (newPassword === undefined) return ok(undefined);
  const isRight = await checkPassword(oldPassword, borrower.passwordHash);
  const guess = passwordGuess(borrower.username, ip);
  const result = await services.database.write((tx) =>
    services.limits.checkGuess(tx, guess, isRight, now),
  );
  if (result === 'paused') return fail('Error');
  if (result === 'wrong') return fail('InvalidCurrentPassword');
  const judged = await judgeNewPassword(
    services,
    { ...borrower, username, email },
    newPassword,
    now,
  );
  return judged.ok ? ok(await hashPassword(judged.value, services.passwordCost)) : judged;
}

async function hashedSecret(
  { passwordCost }: Services,
  { question, answer }: NonNullable<UserInfoChanges['secret']>,
) {
  return { question, answerHash: await hashPassword(answer.toLowerCase(), passwordCost) };
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

/** A new e-mail address has to be verified again, and voids the links mailed to the old one. */
async function store(
  tx: Executor,
  { id }: StoredBorrower,
  { username, email }: UserInfoChanges,
): Promise<void> {
  if (username !== undefined) {
    await tx.run('UPDATE borrowers SET username = ? WHERE id = ?', [username, id]);
  }
  if (email === undefined) return;
  await tx.run('UPDATE borrowers SET email = ?, email_verified = 0 WHERE id = ?', [email, id]);
  await revokeMailedLinks(tx, id);
}
