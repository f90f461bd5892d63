import type { RegistrationCode } from '@portico/contract';
import {
  checkPassword,
  ok,
  refuse,
  type Checked,
  type PasswordCode,
  type PasswordErrorKey,
  type PasswordFacts,
} from '@portico/rules';
import type { SettingsStore } from '../../setup/settings-store';
import { checkNewLoginName, type LoginNameProblem } from '../passwords/login-name-policy';
import { isCommonPassword } from '../passwords/common-passwords';
import { passwordPolicy, sharedPasswordCodes } from '../passwords/password-policy';

/** Registration's codes for the results of the rules (access §8). */
const loginNameCode = (problem: LoginNameProblem): RegistrationCode =>
  problem === 'tooLong' || problem === 'characters' ? 'userInfo' : problem;
const passwordCodes: Readonly<Record<PasswordCode, RegistrationCode>> = {
  required: 'PasswordTooShort',
  tooShort: 'PasswordTooShort',
  tooLong: 'userInfo',
  needsLetterAndNumber: 'PasswordLettersNumbers',
  sameAsLoginName: 'PasswordSameUserName',
  sameAsSsn: 'PasswordSameSSN',
  sameAsEmail: 'PasswordMatchesEmail',
  requirements: 'userInfo',
};
const listCodes: Readonly<Partial<Record<PasswordErrorKey, RegistrationCode>>> = {
  ...sharedPasswordCodes,
  matchesSSN: 'PasswordMatchesSSN',
  containsLogon: 'PasswordSameUserName',
};

/** Checks a new username and password by the rules that the screens apply too. */
export async function checkNewCredentials(
  settings: SettingsStore,
  { userName, password }: { readonly userName: string; readonly password: string },
  facts: PasswordFacts,
): Promise<Checked<{ readonly userName: string }, RegistrationCode>> {
  const name = await checkNewLoginName(settings, userName, facts.email);
  if (!name.ok) return refuse(loginNameCode(name.error.code));
  const { outcome, errors } = checkPassword(password, await passwordPolicy(settings), {
    ...facts,
    loginName: name.value,
  });
  if (isCommonPassword(password)) return refuse('ChooseDifferentPassword');
  if (outcome.ok) return ok({ userName: name.value });
  const [first] = errors;
  return refuse((first && listCodes[first]) ?? passwordCodes[outcome.error.code]);
}
