import { credentialsTexts, passwordWords, ruleItems } from '@portico/core';
import { useTexts } from '@portico/element';
import { Banner, Button, NewPasswordFields, type NewPasswordWords, keepPress } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { isComplete, type NewPasswordEvent, type NewPasswordState } from './new-password.flow';
import { newPasswordTexts } from './new-password.texts';
import { passwordResetTexts, type PasswordResetKey } from './password-reset.texts';

/** The catalogues it says its sentences from. */
export const newPasswordCatalogues = [newPasswordTexts, passwordResetTexts, credentialsTexts];

/** Refusals that another password would not cure stand over the form; the others beside the field. */
const general: readonly PasswordResetKey[] = [
  'error',
  'errorError',
  'errorKindServer',
  'errorExpired',
];

type NewPasswordFormProps = {
  readonly state: NewPasswordState;
  readonly send: (event: NewPasswordEvent) => void;
  /** A username for password managers to file the new password under. */
  readonly username: string;
  /** On the button, where it says something of its own. */
  readonly submitLabel?: string | undefined;
  readonly children?: ReactNode;
};

/** A new password and its confirmation with the live list; `children` stand under the button. */
export function NewPasswordForm({
  state,
  send,
  username,
  submitLabel,
  children,
}: NewPasswordFormProps): ReactNode {
  const t = useTexts(newPasswordTexts);
  const refusals = useTexts(passwordResetTexts);
  const { words, errors, rules } = useWords(state);
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const { refusal } = state;
  const submit = () => {
    send({ type: 'submit' });
    if (!state.verdict.outcome.ok) password.current?.focus();
    else if (!state.confirmation.ok) confirmation.current?.focus();
  };
  return (
    <form
      method="dialog"
      noValidate
      onMouseDown={keepPress}
      className="grid gap-4"
      // A press on the disabled button says what is missing.
      onClick={(event) => event.defaultPrevented && submit()}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {refusal && general.includes(refusal) && <Banner tone="error">{refusals(refusal)}</Banner>}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields
        words={words}
        entry={state.entry}
        errors={errors}
        rules={rules}
        confirms={state.confirms}
        passwordRef={password}
        confirmationRef={confirmation}
        onChange={(entry) => send({ type: 'typed', entry })}
        onLeave={(field) => send({ type: 'touched', field })}
      />
      <Button type="submit" variant="primary" busy={state.sending} disabled={!isComplete(state)}>
        {state.sending ? t('submitting') : (submitLabel ?? t('submit'))}
      </Button>
      {children}
    </form>
  );
}

function useWords({ verdict, confirmation, touched, refusal }: NewPasswordState) {
  const t = useTexts(newPasswordTexts);
  const refusals = useTexts(passwordResetTexts);
  const credentials = useTexts(credentialsTexts);
  const words: NewPasswordWords = {
    password: t('password'),
    confirmation: t('confirmation'),
    show: credentials('showPassword'),
    hide: credentials('hidePassword'),
    list: {
      title: credentials('rulesTitle'),
      states: {
        met: credentials('ruleMet'),
        unmet: credentials('ruleUnmet'),
        checking: credentials('ruleChecking'),
      },
    },
  };
  const { outcome } = verdict;
  const fault =
    !outcome.ok && outcome.code === 'required'
      ? t('required')
      : passwordWords(credentials, verdict);
  const refused = refusal && !general.includes(refusal) ? refusals(refusal) : undefined;
  const differs =
    !confirmation.ok && confirmation.code === 'mismatch'
      ? t('mismatch')
      : credentials('confirmationRequired');
  return {
    words,
    rules: ruleItems(credentials, verdict.rows),
    errors: {
      password: refused ?? (touched.password ? fault : undefined),
      confirmation: touched.confirmation && !confirmation.ok ? differs : undefined,
    },
  };
}
