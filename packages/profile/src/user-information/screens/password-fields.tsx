import {
  credentialsTexts,
  newPasswordFieldsTexts,
  passwordErrorText,
} from '@portico/core/credentials';
import { useTexts } from '@portico/element';
import { NewPassword } from '@portico/shared/credentials';
import { fieldProps, PasswordInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { ChangePart } from '../../saving/change-part';
import { userInformationTexts } from '../user-information.sentences';
import type { PartProps } from './part-props';

const passwords = ['oldPassword', 'newPassword'] as const;

/** What changes the password: the current one and the new one, whose rules are those of registration (access §5). */
export function PasswordFields({ state, send, refusal }: PartProps): ReactNode {
  const t = useTexts(userInformationTexts);
  const credentials = useTexts(credentialsTexts);
  const { values, errors, touched, rules, verdict } = state;
  const form = { state, send };
  const { show: showLabel, hide: hideLabel } = newPasswordFieldsTexts(credentials);
  const newPasswordError = errors.newPassword && passwordErrorText(credentials, verdict);
  const newPassword = fieldProps(form, 'newPassword', t('newPassword'), newPasswordError);
  const confirmationError =
    errors.confirmNewPassword &&
    credentials(
      errors.confirmNewPassword === 'required' ? 'confirmationRequired' : 'confirmationMismatch',
    );
  return (
    <ChangePart
      heading={t('password')}
      value={t('passwordKnown')}
      change={t('changePassword')}
      changed={passwords.some((field) => values[field] !== '' || refusal(field))}
    >
      <PasswordInput
        {...fieldProps(form, 'oldPassword', t('oldPassword'), undefined)}
        error={oldPasswordError()}
        autoComplete="current-password"
        showLabel={showLabel}
        hideLabel={hideLabel}
      />
      <NewPassword
        verdict={verdict}
        required={false}
        password={{ ...newPassword, error: newPassword.error ?? refusal('newPassword') }}
        confirmation={
          rules.confirms
            ? fieldProps(form, 'confirmNewPassword', t('confirmNewPassword'), confirmationError)
            : undefined
        }
      />
    </ChangePart>
  );

  /** It is required by the new password, so that is where its error begins to be shown. */
  function oldPasswordError(): string | undefined {
    const isShown = touched.has('oldPassword') || touched.has('newPassword');
    if (!isShown || !errors.oldPassword) return refusal('oldPassword');
    return errors.oldPassword === 'required'
      ? t('oldPasswordRequired')
      : t('oldPasswordTooShort', { n: rules.oldPasswordMinimum });
  }
}
