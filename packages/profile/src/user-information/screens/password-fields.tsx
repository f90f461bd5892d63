import {
  credentialsTexts,
  newPasswordFieldsTexts,
  passwordErrorText,
} from '@portico/core/credentials';
import { useTexts } from '@portico/element';
import { NewPassword } from '@portico/shared/credentials';
import { fieldProps, Heading, PasswordInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { userInformationTexts } from '../user-information.sentences';
import type { PartProps } from './part-props';

/** The current password and the new one, whose rules are those of registration (access §5). */
export function PasswordFields({ state, send, refusal }: PartProps): ReactNode {
  const t = useTexts(userInformationTexts);
  const credentials = useTexts(credentialsTexts);
  const { errors, touched, rules, verdict } = state;
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
    <>
      <div className="pt-2">
        <Heading level={3} size="label">
          {t('password')}
        </Heading>
      </div>
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
    </>
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
