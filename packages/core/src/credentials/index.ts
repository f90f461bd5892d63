export { loginNamePolicy, minimumOf, passwordPolicy } from './credential-policy';
export {
  loginNameErrorText,
  newPasswordFieldsTexts,
  passwordErrorText,
  ruleItems,
} from './credential-errors';
export { credentialsTexts, type CredentialsTextKey } from './credentials.texts';
export {
  sessionPasswordCheck,
  tokenPasswordCheck,
  createPasswordChecks,
  type PasswordCheck,
  type PasswordChecks,
} from './password-checks';
