import type { OutputOf } from './call';
import type { activateAccount } from './calls/activate-account';
import type { answerSecretQuestion } from './calls/answer-secret-question';
import type { checkTokenExpiration } from './calls/check-token-expiration';
import type { logonValidationRules } from './calls/logon-validation-rules';
import type { logout } from './calls/logout';
import type { lookupLoginFromToken } from './calls/lookup-login-from-token';
import type { passwordValidationRules } from './calls/password-validation-rules';
import type { recoveryQuestion } from './calls/recovery-question';
import type { validatePasswordForReset } from './calls/validate-password-for-reset';
import { build } from './fixtures-entities';

const succeeded = { hasNoErrors: true, errors: [] };

const nothingFound = {
  passwordMatchesSSN: false,
  passwordMatchesEmail: false,
  passwordExists: false,
};

/** The answers about login names, passwords and recovery. */
export const credentialAnswers = {
  logonValidationRules: build<OutputOf<typeof logonValidationRules>>({
    ...succeeded,
    logonValidationRules: [
      {
        validationRuleType: 'AllowedCharacters',
        validationRegex: '^[A-Za-z0-9._@-]*$',
        regexMatchMeansError: false,
      },
    ],
  }),
  passwordValidationRules: build<OutputOf<typeof passwordValidationRules>>({
    ...succeeded,
    passwordValidationRules: [
      { validationRuleType: 'MustContainNumber', regexMatchMeansError: false },
      {
        validationRuleType: 'MustContainSpecialCharacter',
        validationRegex: '[^A-Za-z0-9]',
        regexMatchMeansError: false,
      },
    ],
    minimumLength: 8,
  }),
  validatePasswordForLoggedInUser: build<OutputOf<typeof validatePasswordForReset>>({
    ...succeeded,
    ...nothingFound,
  }),
  validatePasswordForReset: build<OutputOf<typeof validatePasswordForReset>>({
    ...succeeded,
    ...nothingFound,
  }),
  checkTokenExpiration: build<OutputOf<typeof checkTokenExpiration>>({
    ...succeeded,
    expired: false,
  }),
  lookupLoginFromToken: build<OutputOf<typeof lookupLoginFromToken>>({
    ...succeeded,
    logon: 'maya',
  }),
  recoveryQuestion: build<OutputOf<typeof recoveryQuestion>>({
    ...succeeded,
    credentials: {
      logonName: 'maya',
      secretQuestion: 'What was the name of your first pet?',
      credentialExpiration: 'confirmed-1',
    },
  }),
  answerSecretQuestion: build<OutputOf<typeof answerSecretQuestion>>(succeeded),
  generateNewPassword: build<OutputOf<typeof answerSecretQuestion>>(succeeded),
  activateAccount: build<OutputOf<typeof activateAccount>>({
    ...succeeded,
    logonNameTaken: false,
    restricted: false,
    userName: 'maya',
  }),
  optOut: build<OutputOf<typeof logout>>(succeeded),
};
