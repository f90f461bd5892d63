export { loginNamePolicy, minimumOf, passwordPolicy } from './credential-policy';
export { requestCredentialRules } from './credential-requests';
export {
  loginNameErrorText,
  passwordErrorText,
  ruleItems,
  ruleListTexts,
} from './credential-errors';
export { newPasswordFieldsTexts } from './new-password-fields-texts';
export { credentialsTexts, type CredentialsTextKey } from './credentials.sentences';
export {
  sessionPasswordCheck,
  tokenPasswordCheck,
  createPasswordChecks,
  type PasswordCheck,
  type PasswordChecks,
} from './password-checks';
