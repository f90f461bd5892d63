import { useCore, useFlow, useSettingReader, useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { newPasswordCatalogues, NewPasswordForm } from '../../new-password/new-password-form';
import { createNewPassword } from '../new-password.controller';
import type { NewPasswordProps } from '../password-change.controller';
import { passwordChangeTexts } from '../password-change.sentences';

export { passwordPolicy } from '@portico/core/credentials';
export const texts = newPasswordCatalogues;

/** The form for the new password, once the link is known to be valid (access §2). */
export default function NewPassword({ token, link, changed }: NewPasswordProps): ReactNode {
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(passwordChangeTexts);
  const { state, send } = useFlow(() => createNewPassword({ core, read }, token, link, changed));
  return (
    <NewPasswordForm
      state={state}
      send={send}
      username={link.username ?? ''}
      submitLabel={t('submit')}
    />
  );
}
