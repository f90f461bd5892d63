import type { InputOf, ProfileCode, updateProfile } from '@portico/contract';
import { checkEmail, checkSecretAnswer, ok, refuse, type Checked } from '@portico/rules';
import type { StoredBorrower } from '../identity/borrower-store';
import { checkNewLoginName, type LoginNameProblem } from '../identity/passwords/login-name-policy';
import { isOfferedQuestion } from '../identity/secret-questions';
import type { SettingsStore } from '../setup/settings-store';

/** The user information as sent. */
export type GivenUserInfo = NonNullable<InputOf<typeof updateProfile>['userInfo']>;

/** What changes: undefined stays as it is. */
export type UserInfoChanges = {
  readonly username: string | undefined;
  readonly email: string | undefined;
  readonly secret: { readonly question: string; readonly answer: string } | undefined;
  readonly newPassword: string | undefined;
};

const loginNameCode = (problem: LoginNameProblem): ProfileCode => {
  if (problem === 'tooLong') return 'LogonNameLength';
  return problem === 'characters' ? 'Invalid' : problem;
};

/** Checks login name, e-mail address and secret question, each only where it changes. */
export async function checkUserInfo(
  settings: SettingsStore,
  borrower: StoredBorrower,
  given: GivenUserInfo,
): Promise<Checked<UserInfoChanges, ProfileCode>> {
  const email = changedEmail(borrower, given);
  if (!email.ok) return email;
  const username = await changedName(settings, borrower, given, email.value);
  if (!username.ok) return username;
  const secret = await changedSecret(settings, borrower, given);
  if (!secret.ok) return secret;
  return ok({
    email: email.value,
    username: username.value,
    secret: secret.value,
    newPassword: given.newPassword || undefined,
  });
}

type Changed<T> = Checked<T | undefined, ProfileCode>;

function changedEmail(
  { email: before = '' }: StoredBorrower,
  { emailAddress }: GivenUserInfo,
): Changed<string> {
  if (emailAddress === undefined || emailAddress.trim() === before) return ok(undefined);
  const email = checkEmail(emailAddress);
  return email.ok ? email : refuse('Invalid');
}

async function changedName(
  settings: SettingsStore,
  { username: before, email: emailBefore }: StoredBorrower,
  { logonName = before }: GivenUserInfo,
  newEmail: string | undefined,
): Promise<Changed<string>> {
  if (logonName.trim() === before) {
    const matches = before.toLowerCase() === newEmail?.toLowerCase();
    return matches ? refuse('LogonMatchesEmail') : ok(undefined);
  }
  const name = await checkNewLoginName(settings, logonName, newEmail ?? emailBefore);
  return name.ok ? name : refuse(loginNameCode(name.error.code));
}

/** A question that changes needs an answer; the same one may get another answer. */
async function changedSecret(
  settings: SettingsStore,
  { secretQuestion: before = '' }: StoredBorrower,
  { secretQuestion = before, secretAnswer = '' }: GivenUserInfo,
): Promise<Changed<NonNullable<UserInfoChanges['secret']>>> {
  const question = secretQuestion.trim();
  const hasNone = await settings.flag('loginOptions.recoverCredentialsWithoutQuestionOption');
  if (hasNone || (question === before && secretAnswer.trim() === '')) return ok(undefined);
  const answer = checkSecretAnswer(secretAnswer);
  const isOffered = question === before || (await isOfferedQuestion(settings, question));
  if (question === '' || !isOffered || !answer.ok) return refuse('Invalid');
  return ok({ question, answer: answer.value });
}
