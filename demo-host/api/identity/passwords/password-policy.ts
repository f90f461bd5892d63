import type { NewPasswordCode } from '@portico/contract';
import {
  credentialMaximum,
  defaultMinimums,
  passwordRules,
  type PasswordErrorKey,
  type PasswordPolicy,
  type ServerPasswordRules,
} from '@portico/rules';
import { namesIn } from '../../setup/host-switches';
import { institution } from '../../setup/institution';
import type { SettingsStore } from '../../setup/settings-store';

/** Cedar Valley Credit's password rules, as GetPasswordValidationRules answers them. */
export async function serverPasswordRules(settings: SettingsStore): Promise<ServerPasswordRules> {
  const types = namesIn(await settings.host('passwordRules'));
  return {
    rules: types.map((validationRuleType) => ({ validationRuleType, regexMatchMeansError: false })),
    minimumLength: institution.passwordMinimumLength ?? defaultMinimums.password,
  };
}

/** The rules for a new password; the settings decide whether they are those of the list. */
export async function passwordPolicy(settings: SettingsStore): Promise<PasswordPolicy> {
  const ownCredentials = await settings.flag('loginOptions.useCustomerCredentialsOption');
  const usesList =
    ownCredentials || (await settings.flag('loginOptions.usePasswordRuleListOption'));
  const listed = await serverPasswordRules(settings);
  const maximum = credentialMaximum(ownCredentials);
  return usesList
    ? { mode: 'rules', rules: passwordRules(listed).rules, maximum }
    : { mode: 'legacy', minimum: listed.minimumLength, maximum };
}

/** The codes that a new password and a registration have in common. */
export const sharedPasswordCodes = {
  doesNotMeetMinimumLength: 'PasswordTooShort',
  missingCapitalLetter: 'PasswordMissingCapitalLetter',
  missingLowercaseLetter: 'PasswordMissingLowercaseLetter',
  missingLetter: 'PasswordMissingLetter',
  missingNumber: 'PasswordMissingNumber',
  missingSpecialCharacter: 'PasswordMissingSpecialCharacter',
  matchesEmail: 'PasswordMatchesEmail',
  containsThreeOrMoreConsecutiveIdenticalCharacters:
    'PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
  equalsPortionOfLogon: 'PasswordEqualsPortionOfLogon',
} as const satisfies Partial<Record<PasswordErrorKey, NewPasswordCode>>;
