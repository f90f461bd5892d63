export { loginNamePolicy, minimumOf, passwordPolicy } from './credential-policy';
export { loginNameWords, passwordWords, ruleItems } from './credential-words';
export { credentialsTexts, type CredentialsTextKey } from './credentials.texts';
export {
  askForSession,
  askForToken,
  createPasswordChecks,
  type AskAboutPassword,
  type PasswordChecks,
} from './password-checks';
