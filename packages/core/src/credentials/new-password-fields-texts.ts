import type { Translate } from '../texts/texts';
import type { CredentialsTextKey } from './credentials.sentences';

/** The texts of `NewPasswordFields` of `ui`. */
export function newPasswordFieldsTexts(t: Translate<CredentialsTextKey>) {
  return { show: t('showPassword'), hide: t('hidePassword') };
}
