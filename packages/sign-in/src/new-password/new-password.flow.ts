import type { PasswordChecks } from '@portico/core/credentials';
import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import {
  checkPassword,
  checkPasswordConfirmation,
  errorOf,
  type PasswordCode,
  type PasswordFacts,
  type PasswordPolicy,
  type PasswordVerdict,
  type Refusal,
} from '@portico/rules';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { PasswordResetTextKey } from './password-reset.sentences';

/** What a new password is checked against, and how it is changed. */
export type NewPasswordPorts = {
  readonly policy: PasswordPolicy;
  readonly facts: PasswordFacts;
  /** The server's checks of the password while it is typed. */
  readonly checks: PasswordChecks;
  /** Whether a confirmation is required; default: true. */
  readonly confirms?: boolean | undefined;
  /** Sends the new password; resolves to the reason if it was refused. Must not reject. */
  change(password: string): Promise<PasswordResetTextKey | undefined>;
  /** Called once the password is changed. */
  completed(password: string): void;
};

/** In memory only, until the form is removed. */
export type NewPasswordValues = { readonly password: string; readonly confirmation: string };

export type NewPasswordErrors = {
  readonly password: Refusal<PasswordCode> | undefined;
  readonly confirmation: Refusal<'required' | 'mismatch'> | undefined;
};

export type NewPasswordState = FormState<
  NewPasswordValues,
  NewPasswordErrors,
  PasswordResetTextKey
> & {
  readonly verdict: PasswordVerdict;
  readonly confirms: boolean;
};

export type NewPasswordEvent = FormEvent<NewPasswordValues>;

export type NewPasswordFlow = {
  readonly state: ReadonlySignal<NewPasswordState>;
  readonly send: (event: NewPasswordEvent) => void;
  readonly dispose: () => void;
};

/** Choosing a new password: entered twice, checked while typing, sent once (access §2, §5). */
export function createNewPasswordFlow(ports: NewPasswordPorts): NewPasswordFlow {
  const { policy, facts, checks, confirms = true } = ports;
  const verdictOf = (password: string) => checkPassword(password, policy, facts, checks.says.value);
  const form = createForm({
    values: { password: '', confirmation: '' },
    validate: ({ password, confirmation }): NewPasswordErrors => ({
      password: errorOf(verdictOf(password).outcome),
      confirmation: confirms
        ? errorOf(checkPasswordConfirmation(confirmation, password))
        : undefined,
    }),
    submit: ({ password }) => ports.change(password),
    completed: ({ password }) => ports.completed(password),
  });
  return {
    state: computed(() => {
      const state = form.state.value;
      return { ...state, verdict: verdictOf(state.values.password), confirms };
    }),
    send(event) {
      form.send(event);
      if (event.type === 'change') checks.typed(form.state.peek().values.password);
    },
    dispose() {
      form.dispose();
      checks.dispose();
    },
  };
}
