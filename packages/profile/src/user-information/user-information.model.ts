import type { InputOf, OutputOf, profile, updateProfile } from '@portico/contract';
import type { ProvenChange } from '@portico/shared/proof';
import {
  checkEmail,
  checkLoginName,
  checkPasswordConfirmation,
  checkSecretAnswer,
  errorOf,
  sameValue,
  type LoginNameCode,
  type LoginNamePolicy,
  type PasswordCode,
  type PasswordPolicy,
  type PasswordVerdict,
  type Refusal,
} from '@portico/rules';

/** What the profile has about signing in. */
export type UserInfo = NonNullable<OutputOf<typeof profile>['userInfo']>;

/** What is sent of it. */
export type GivenUserInfo = NonNullable<InputOf<typeof updateProfile>['userInfo']>;

/** The values of the form; passwords and answers are kept in memory only, until they are saved. */
export type UserEntry = {
  readonly logonName: string;
  readonly emailAddress: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly secretQuestion: string;
  readonly secretAnswer: string;
  /** Of the device and not of the profile; false outside the mobile app. */
  readonly biometricsEnabled: boolean;
};

/** What new credentials are checked by. */
export type CredentialRules = {
  readonly loginName: LoginNamePolicy;
  readonly password: PasswordPolicy;
  /** In characters, inclusive. */
  readonly oldPasswordMinimum: number;
};

export type UserRules = CredentialRules & {
  /** Whether a new password is entered twice. */
  readonly confirms: boolean;
  /** Whether there are a secret question and its answer (D46). */
  readonly asksQuestion: boolean;
};

export type UserErrors = {
  readonly logonName: Refusal<LoginNameCode> | undefined;
  readonly emailAddress: 'required' | 'invalid' | undefined;
  readonly oldPassword: 'required' | 'tooShort' | undefined;
  readonly newPassword: Refusal<PasswordCode> | undefined;
  readonly confirmNewPassword: 'required' | 'mismatch' | undefined;
  readonly secretQuestion: 'required' | undefined;
  readonly secretAnswer: 'required' | 'characters' | undefined;
};

/** The saved values; passwords and answers are never read from the server. */
export function entryOf(
  { logonName, emailAddress = '', secretQuestion = '' }: UserInfo,
  biometricsEnabled: boolean,
): UserEntry {
  return {
    logonName,
    emailAddress,
    oldPassword: '',
    newPassword: '',
    confirmNewPassword: '',
    secretQuestion,
    secretAnswer: '',
    biometricsEnabled,
  };
}

/**
 * The errors of the form (access §5). A login name that is not changed is not checked: it may be
 * older than the rules.
 *
 * @param verdict of the new password, which may be empty
 */
export function userErrors(
  entry: UserEntry,
  saved: UserEntry,
  rules: UserRules,
  verdict: PasswordVerdict,
): UserErrors {
  const isNamed = entry.logonName.trim() === saved.logonName;
  return {
    logonName: isNamed ? undefined : errorOf(checkLoginName(entry.logonName, rules.loginName)),
    emailAddress: errorOf(checkEmail(entry.emailAddress))?.code,
    oldPassword: oldPasswordError(entry, rules.oldPasswordMinimum),
    newPassword: entry.newPassword === '' ? undefined : errorOf(verdict.outcome),
    confirmNewPassword: rules.confirms
      ? errorOf(checkPasswordConfirmation(entry.confirmNewPassword, entry.newPassword))?.code
      : undefined,
    ...questionErrors(entry, saved, rules),
  };
}

function oldPasswordError(
  { oldPassword, newPassword }: UserEntry,
  minimum: number,
): UserErrors['oldPassword'] {
  if (oldPassword === '') return newPassword === '' ? undefined : 'required';
  return oldPassword.length < minimum ? 'tooShort' : undefined;
}

function questionErrors(
  { secretQuestion, secretAnswer }: UserEntry,
  saved: UserEntry,
  { asksQuestion }: UserRules,
): Pick<UserErrors, 'secretQuestion' | 'secretAnswer'> {
  const isSame = secretQuestion === saved.secretQuestion;
  if (!asksQuestion || (isSame && secretAnswer === '')) {
    return { secretQuestion: undefined, secretAnswer: undefined };
  }
  return {
    secretQuestion: secretQuestion === '' ? 'required' : undefined,
    secretAnswer: errorOf(checkSecretAnswer(secretAnswer))?.code,
  };
}

/** Whether something differs from the saved copy that the profile has (access §4). */
export function userInfoChanged(entry: UserEntry, saved: UserEntry): boolean {
  const { biometricsEnabled } = saved;
  return !sameValue({ ...entry, biometricsEnabled }, saved);
}

/** The field that shows that something changes, with the name of the change. */
const changes: readonly (readonly [keyof UserEntry, ProvenChange])[] = [
  ['emailAddress', 'email'],
  ['logonName', 'username'],
  ['newPassword', 'password'],
  ['secretAnswer', 'question'],
];

/** What changes, if that is one thing; else the way of signing in. */
export function changeOf(entry: UserEntry, saved: UserEntry): ProvenChange {
  const [only, ...more] = changes.filter(([field]) => entry[field] !== saved[field]);
  return only && more.length === 0 ? only[1] : 'signIn';
}

/**
 * What is sent: only what differs from what was read, so that nothing that was stored meanwhile is
 * undone (D11). A question and its answer belong together.
 */
export function userInfoToSend(entry: UserEntry, saved: UserEntry): GivenUserInfo {
  const { oldPassword, newPassword, secretQuestion } = entry;
  const logonName = entry.logonName.trim();
  const emailAddress = entry.emailAddress.trim();
  const answer = checkSecretAnswer(entry.secretAnswer);
  const asksAnew = secretQuestion !== saved.secretQuestion || entry.secretAnswer !== '';
  return {
    ...(logonName !== saved.logonName && { logonName }),
    ...(emailAddress !== saved.emailAddress && { emailAddress }),
    ...(oldPassword !== '' && { oldPassword }),
    ...(newPassword !== '' && { newPassword }),
    ...(asksAnew && { secretQuestion, secretAnswer: answer.ok ? answer.value : '' }),
  };
}
