import { credentialsTexts } from '@portico/core/credentials';
import { useTexts } from '@portico/element';
import type { PasswordCode } from '@portico/rules';
import { Button, NewPasswordFields, keepPress } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { isComplete, type ActivationEvent, type ActivationState } from '../activation.flow';
import { activationTexts, type ActivationTextKey } from '../activation.texts';

type ActivationFormProps = {
  readonly state: ActivationState;
  readonly send: (event: ActivationEvent) => void;
};

/** The new password and its confirmation (access §2). */
export function ActivationForm({ state, send }: ActivationFormProps): ReactNode {
  const t = useTexts(activationTexts);
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const submit = () => {
    send({ type: 'submit' });
    if (!state.password.ok) password.current?.focus();
    else if (!state.confirmation.ok) confirmation.current?.focus();
  };
  return (
    <form
      method="dialog"
      noValidate
      onMouseDown={keepPress}
      className="grid gap-4"
      // A click on the disabled button shows what is missing.
      onClick={(event) => event.defaultPrevented && submit()}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NewPasswordFields
        words={useWords()}
        entry={state.entry}
        errors={useFaults(state)}
        rules={[]}
        confirms
        passwordRef={password}
        confirmationRef={confirmation}
        onChange={(entry) => send({ type: 'typed', entry })}
        onLeave={(field) => send({ type: 'touched', field })}
      />
      <Button type="submit" variant="primary" busy={state.sending} disabled={!isComplete(state)}>
        {t(state.sending ? 'submitting' : 'submit')}
      </Button>
    </form>
  );
}

function useWords() {
  const t = useTexts(activationTexts);
  const credentials = useTexts(credentialsTexts);
  return {
    password: t('password'),
    confirmation: t('confirmation'),
    show: credentials('showPassword'),
    hide: credentials('hidePassword'),
    list: { title: '', states: { met: '', unmet: '', checking: '' } },
  };
}

const passwordFaults: Readonly<Partial<Record<PasswordCode, ActivationTextKey>>> = {
  required: 'passwordRequired',
  tooShort: 'passwordTooShort',
  tooLong: 'passwordTooLong',
};

function useFaults({ password, confirmation, touched, institutionMinimum }: ActivationState) {
  const t = useTexts(activationTexts);
  const fault = (): string | undefined => {
    if (!touched.password || password.ok) return undefined;
    const usual = password.code === 'tooShort' && !institutionMinimum;
    const key = usual ? 'passwordTooShortDefault' : passwordFaults[password.code];
    return t(key ?? 'passwordNeedsLetterAndNumber', password.params);
  };
  const differs = (): string | undefined => {
    if (!touched.confirmation || confirmation.ok) return undefined;
    return t(confirmation.code === 'required' ? 'confirmationRequired' : 'confirmationMismatch');
  };
  return { password: fault(), confirmation: differs() };
}
