import { credentialsTexts, passwordErrorText } from '@portico/core/credentials';
import { useTexts } from '@portico/element';
import { NewPassword } from '@portico/shared/credentials';
import { Banner, Button, DisabledReason, fieldProps, Form } from '@portico/ui';
import { useId, type ReactNode, type Ref } from 'react';
import type { NewPasswordEvent, NewPasswordState } from './new-password.flow';
import { newPasswordTexts } from './new-password.sentences';
import { passwordResetTexts, type PasswordResetTextKey } from './password-reset.sentences';

/** The text catalogues of the form. */
export const newPasswordCatalogues = [newPasswordTexts, passwordResetTexts, credentialsTexts];

/** Refusals that another password would not fix: shown above the form, the others at the field. */
const general: readonly PasswordResetTextKey[] = [
  'error',
  'errorError',
  'errorKindServer',
  'errorNotSent',
  'errorUnconfirmed',
  'errorExpired',
];

type NewPasswordFormProps = {
  readonly state: NewPasswordState;
  readonly send: (event: NewPasswordEvent) => void;
  /** The username under which password managers store the new password. */
  readonly username: string;
  /** Label of the button, where it differs from the default. */
  readonly submitLabel?: string | undefined;
  /** Of the first field, for moving the focus to it. */
  readonly first?: Ref<HTMLInputElement> | undefined;
  /** Draws why it cannot be submitted and the button, in a dialog beside others; by default alone. */
  readonly actions?: ((reason: ReactNode, submit: ReactNode) => ReactNode) | undefined;
};

/** A new password, its confirmation and the live rule list. */
export function NewPasswordForm({
  state,
  send,
  username,
  submitLabel,
  first,
  actions = (reason, submit) => (
    <>
      {reason}
      {submit}
    </>
  ),
}: NewPasswordFormProps): ReactNode {
  const t = useTexts(newPasswordTexts);
  const refusals = useTexts(passwordResetTexts);
  const { verdict, submitError, isPending } = state;
  const isGeneral = submitError !== undefined && general.includes(submitError);
  const errors = useErrors(state);
  const reason = useId();
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      {isGeneral && <Banner tone="error">{refusals(submitError)}</Banner>}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPassword
        verdict={verdict}
        password={{
          ...fieldProps({ state, send }, 'password', t('password'), errors.password),
          ref: first,
        }}
        confirmation={
          state.confirms
            ? fieldProps({ state, send }, 'confirmation', t('confirmation'), errors.confirmation)
            : undefined
        }
      />
      {actions(
        <DisabledReason id={reason} ready={state.isValid}>
          {t(state.confirms ? 'missing' : 'missingOnce')}
        </DisabledReason>,
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          disabled={!state.isValid}
          describedBy={state.isValid ? undefined : reason}
        >
          {isPending ? t('submitting') : (submitLabel ?? t('submit'))}
        </Button>,
      )}
    </Form>
  );
}

function useErrors({ verdict, errors, submitError }: NewPasswordState) {
  const t = useTexts(newPasswordTexts);
  const refusals = useTexts(passwordResetTexts);
  const credentials = useTexts(credentialsTexts);
  const invalid =
    errors.password?.code === 'required' ? t('required') : passwordErrorText(credentials, verdict);
  const differs =
    errors.confirmation?.code === 'mismatch' ? t('mismatch') : credentials('confirmationRequired');
  return {
    password: submitError && !general.includes(submitError) ? refusals(submitError) : invalid,
    confirmation: errors.confirmation && differs,
  };
}
