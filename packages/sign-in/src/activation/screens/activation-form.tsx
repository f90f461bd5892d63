import { credentialsTexts, newPasswordFieldsTexts } from '@portico/core/credentials';
import { useTexts } from '@portico/element';
import type { PasswordCode } from '@portico/rules';
import { Button, DisabledReason, fieldProps, Form, NewPasswordFields } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import type { ActivationEvent, ActivationState } from '../activation.flow';
import { activationTexts, type ActivationTextKey } from '../activation.sentences';

type ActivationFormProps = {
  readonly state: ActivationState;
  readonly send: (event: ActivationEvent) => void;
};

/** The new password and its confirmation (access §2). */
export function ActivationForm({ state, send }: ActivationFormProps): ReactNode {
  const t = useTexts(activationTexts);
  const errors = useErrors(state);
  const reason = useId();
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      <NewPasswordFields
        texts={newPasswordFieldsTexts(useTexts(credentialsTexts))}
        password={fieldProps({ state, send }, 'password', t('password'), errors.password)}
        confirmation={fieldProps(
          { state, send },
          'confirmation',
          t('confirmation'),
          errors.confirmation,
        )}
      />
      <DisabledReason id={reason} ready={state.isValid}>
        {t('missing')}
      </DisabledReason>
      <Button
        type="submit"
        variant="primary"
        busy={state.isPending}
        disabled={!state.isValid}
        describedBy={state.isValid ? undefined : reason}
      >
        {t(state.isPending ? 'submitting' : 'submit')}
      </Button>
    </Form>
  );
}

const passwordErrors: Readonly<Partial<Record<PasswordCode, ActivationTextKey>>> = {
  required: 'passwordRequired',
  tooShort: 'passwordTooShort',
  tooLong: 'passwordTooLong',
};

function useErrors({ errors: { password, confirmation }, institutionMinimum }: ActivationState) {
  const t = useTexts(activationTexts);
  const usual = password?.code === 'tooShort' && !institutionMinimum;
  const key = usual ? 'passwordTooShortDefault' : password && passwordErrors[password.code];
  return {
    password: password && t(key ?? 'passwordNeedsLetterAndNumber', password.params),
    confirmation:
      confirmation &&
      t(confirmation.code === 'required' ? 'confirmationRequired' : 'confirmationMismatch'),
  };
}
