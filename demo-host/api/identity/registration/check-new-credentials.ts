import type { RegistrationCode } from '@portico/contract';
import {
  checkLoginName,
  checkPassword,
  credentialMaximum,
  defaultMinimums,
  fail,
  ok,
  passwordRules,
  type LoginNameCode,
  type Outcome,
  type PasswordCode,
  type PasswordErrorKey,
  type PasswordFacts,
  type PasswordPolicy,
} from '@portico/rules';
import { institution } from '../../setup/institution';
import type { SettingsStore } from '../../setup/settings-store';
import { serverPasswordRules, sharedPasswordCodes } from '../passwords/password-policy';

/** Registration's codes for the results of the rules (access §8). */
const loginNameCodes: Readonly<Record<LoginNameCode, RegistrationCode>> = {
  required: 'LogonTooShort',
  tooShort: 'LogonTooShort',
  tooLong: 'userInfo',
  characters: 'userInfo',
};
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
): Promise<Outcome<{ readonly userName: string }, RegistrationCode>> {
  const ownCredentials = await settings.flag('loginOptions.useCustomerCredentialsOption');
  const usesList =
    ownCredentials || (await settings.flag('loginOptions.usePasswordRuleListOption'));
  const maximum = credentialMaximum(ownCredentials);
  const minimum = institution.userNameMinimumLength ?? defaultMinimums.loginName;
  const name = checkLoginName(userName, { minimum, maximum, patterns: [] });
  if (!name.ok) return fail(loginNameCodes[name.code]);
  if (name.value.toLowerCase() === facts.email?.toLowerCase()) return fail('LogonMatchesEmail');
  const { outcome, errors } = checkPassword(password, policyOf(usesList, maximum), {
    ...facts,
    loginName: name.value,
  });
  if (outcome.ok) return ok({ userName: name.value });
  const [first] = errors;
  return fail((first && listCodes[first]) ?? passwordCodes[outcome.code]);
}

function policyOf(usesList: boolean, maximum: number): PasswordPolicy {
  return usesList
    ? { mode: 'rules', rules: passwordRules(serverPasswordRules).rules, maximum }
    : {
        mode: 'legacy',
        minimum: institution.passwordMinimumLength ?? defaultMinimums.password,
        maximum,
      };
}
