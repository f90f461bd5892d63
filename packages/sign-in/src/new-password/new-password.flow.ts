import type { PasswordChecks } from '@portico/core/credentials';
import {
  checkPassword,
  checkPasswordConfirmation,
  ok,
  type Outcome,
  type PasswordFacts,
  type PasswordPolicy,
  type PasswordVerdict,
} from '@portico/rules';
import type { NewPasswordEntry } from '@portico/ui';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { PasswordResetKey } from './password-reset.texts';

type Field = keyof NewPasswordEntry;

/** What a new password is checked against, and how it is changed. */
export type NewPasswordPorts = {
  readonly policy: PasswordPolicy;
  readonly facts: PasswordFacts;
  /** The server's checks of the password while it is typed. */
  readonly checks: PasswordChecks;
  /** Whether a confirmation is required; default: true. */
  readonly confirms?: boolean | undefined;
  /** Sends the new password; resolves to the reason if it was refused. Must not reject. */
  change(password: string): Promise<PasswordResetKey | undefined>;
  /** Called once the password is changed. */
  completed(password: string): void;
};

export type NewPasswordState = {
  /** In memory only, until the form is removed. */
  readonly entry: NewPasswordEntry;
  readonly verdict: PasswordVerdict;
  readonly confirms: boolean;
  readonly confirmation: Outcome<string, 'required' | 'mismatch'>;
  /** Fields whose errors are shown: blurred once, or submitted. */
  readonly touched: { readonly [F in Field]: boolean };
  readonly sending: boolean;
  readonly refusal: PasswordResetKey | undefined;
};

export type NewPasswordEvent =
  | { readonly type: 'typed'; readonly entry: NewPasswordEntry }
  | { readonly type: 'touched'; readonly field: Field }
  | { readonly type: 'submit' };

export type NewPasswordFlow = {
  readonly state: ReadonlySignal<NewPasswordState>;
  readonly send: (event: NewPasswordEvent) => void;
  readonly dispose: () => void;
};

type Typing = Pick<NewPasswordState, 'entry' | 'touched' | 'sending' | 'refusal'>;

/** Choosing a new password: entered twice, checked while typing, sent once (access §2, §5). */
export function createNewPasswordFlow(ports: NewPasswordPorts): NewPasswordFlow {
  const { policy, facts, checks, confirms = true } = ports;
  const typing = signal<Typing>({
    entry: { password: '', confirmation: '' },
    touched: { password: false, confirmation: false },
    sending: false,
    refusal: undefined,
  });
  const state = computed<NewPasswordState>(() => {
    const { password, confirmation } = typing.value.entry;
    return {
      ...typing.value,
      verdict: checkPassword(password, policy, facts, checks.says.value),
      confirms,
      confirmation: confirms ? checkPasswordConfirmation(confirmation, password) : ok(''),
    };
  });
  let disposed = false;
  const set = (patch: Partial<Typing>) => {
    if (!disposed) typing.value = { ...typing.peek(), ...patch };
  };

  const submit = async () => {
    set({ touched: { password: true, confirmation: true } });
    if (!isComplete(state.peek())) return;
    const { password } = typing.peek().entry;
    set({ sending: true, refusal: undefined });
    const refusal = await ports.change(password);
    // Stays busy once it was accepted: the next screen replaces the form.
    if (refusal !== undefined) return set({ sending: false, refusal });
    if (!disposed) ports.completed(password);
  };

  return {
    state,
    send(event) {
      if (typing.peek().sending) return;
      switch (event.type) {
        case 'typed':
          checks.typed(event.entry.password);
          return set({ entry: event.entry, refusal: undefined });
        case 'touched':
          return set({ touched: { ...typing.peek().touched, [event.field]: true } });
        case 'submit':
          return void submit();
      }
    },
    dispose() {
      disposed = true;
      checks.dispose();
    },
  };
}

/** Whether the form can be sent. */
export function isComplete({ verdict, confirmation }: NewPasswordState): boolean {
  return verdict.outcome.ok && confirmation.ok;
}
