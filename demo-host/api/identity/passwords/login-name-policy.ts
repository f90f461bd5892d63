import {
  checkLoginName,
  credentialMaximum,
  defaultMinimums,
  ok,
  refuse,
  type Checked,
  type LoginNameCode,
  type ServerRule,
} from '@portico/rules';
import { namesIn } from '../../setup/host-switches';
import { institution } from '../../setup/institution';
import type { SettingsStore } from '../../setup/settings-store';

/** What a login name may be required to have, and the problem of one without it. */
const requirements = {
  MustContainCapitalLetter: [/[A-Z]/, 'LogonMissingCapitalLetter'],
  MustContainLowercaseLetter: [/[a-z]/, 'LogonMissingLowercaseLetter'],
  MustContainLetter: [/[A-Za-z]/, 'LogonMissingLetter'],
  MustContainNumber: [/\d/, 'LogonMissingNumber'],
  MustContainSpecialCharacter: [/[._@-]/, 'LogonMissingSpecialCharacter'],
} as const;

const commonCodes = {
  required: 'LogonTooShort',
  tooShort: 'LogonTooShort',
  tooLong: 'tooLong',
  characters: 'characters',
} as const satisfies Record<LoginNameCode, string>;

/** Why a new login name is refused: codes of registration and profile, and two that differ there. */
export type LoginNameProblem =
  | (typeof commonCodes)[LoginNameCode]
  | (typeof requirements)[keyof typeof requirements][1]
  | 'LogonMatchesEmail';

/**
 * What Cedar Valley Credit allows in a login name (D24), as GetLogonValidationRules answers it. The
 * rules by type have no expression: a form would report a missing letter as a forbidden character.
 */
export async function loginNameRules(settings: SettingsStore): Promise<readonly ServerRule[]> {
  const types = namesIn(await settings.host('loginNameRules'));
  return [
    {
      validationRuleType: 'AllowedCharacters',
      validationRegex: '^[A-Za-z0-9._@-]*$',
      regexMatchMeansError: false,
    },
    ...types.map((validationRuleType) => ({ validationRuleType, regexMatchMeansError: false })),
  ];
}

/** Checks a new login name by the rules that the screens apply too, and by those of the host. */
export async function checkNewLoginName(
  settings: SettingsStore,
  text: string,
  email: string | undefined,
): Promise<Checked<string, LoginNameProblem>> {
  const ownCredentials = await settings.flag('loginOptions.useCustomerCredentialsOption');
  const name = checkLoginName(text, {
    minimum: institution.userNameMinimumLength ?? defaultMinimums.loginName,
    maximum: credentialMaximum(ownCredentials),
    patterns: [],
  });
  if (!name.ok) return refuse(commonCodes[name.error.code]);
  const required = namesIn(await settings.host('loginNameRules'));
  for (const [rule, [pattern, problem]] of Object.entries(requirements)) {
    if (required.includes(rule) && !pattern.test(name.value)) return refuse(problem);
  }
  const matches = name.value.toLowerCase() === email?.toLowerCase();
  return matches ? refuse('LogonMatchesEmail') : ok(name.value);
}
