import { credentialsTexts, passwordErrorText, ruleItems } from '@portico/core/credentials';
import { useTexts } from '@portico/element';
import { Banner, Button, NewPasswordFields, type NewPasswordWords, keepPress } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { isComplete, type NewPasswordEvent, type NewPasswordState } from './new-password.flow';
import { newPasswordTexts } from './new-password.texts';
import { passwordResetTexts, type PasswordResetKey } from './password-reset.texts';

/** The text catalogues of the form. */
export const newPasswordCatalogues = [newPasswordTexts, passwordResetTexts, credentialsTexts];

/** Refusals that another password would not fix: shown above the form, the others at the field. */
const general: readonly PasswordResetKey[] = [
  'error',
  'errorError',
  'errorKindServer',
  'errorExpired',
];

type NewPasswordFormProps = {
  readonly state: NewPasswordState;
  readonly send: (event: NewPasswordEvent) => void;
  /** The username under which password managers store the new password. */
  readonly username: string;
  /** Label of the button, where it differs from the default. */
  readonly submitLabel?: string | undefined;
  readonly children?: ReactNode;
};

/** A new password, its confirmation and the live rule list; `children` follow the button. */
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
      // A click on the disabled button shows what is missing.
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
      : passwordErrorText(credentials, verdict);
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
