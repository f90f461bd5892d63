import {
  activationPolicy,
  checkPassword,
  checkPasswordConfirmation,
  type Outcome,
  type PasswordCode,
} from '@portico/rules';
import type { NewPasswordEntry } from '@portico/ui';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';

/** Why the activation does not end in a sign-in. */
export type ActivationProblem = 'error' | 'restricted' | 'logonNameTaken';

/** The result of an activation. */
export type ActivationEnd =
  | { readonly end: 'activated'; readonly username: string }
  | { readonly end: 'refused'; readonly problem: ActivationProblem };

export type ActivationPorts = {
  /** The institution's minimum length; undefined if it sets none or the request fails. */
  minimum(): Promise<number | undefined>;
  /** Sends the password; must not reject. */
  activate(password: string): Promise<ActivationEnd>;
  /** Signs in with the returned username and the new password. */
  activated(credentials: { readonly username: string; readonly password: string }): void;
};

type Field = keyof NewPasswordEntry;

type Typing = {
  /** In memory only, until the form is removed. */
  readonly entry: NewPasswordEntry;
  readonly touched: { readonly [F in Field]: boolean };
  readonly sending: boolean;
  readonly problem: ActivationProblem | undefined;
  readonly institutionMinimum: number | undefined;
};

export type ActivationState = Typing & {
  readonly password: Outcome<string, PasswordCode>;
  readonly confirmation: Outcome<string, 'required' | 'mismatch'>;
};

export type ActivationEvent =
  | { readonly type: 'typed'; readonly entry: NewPasswordEntry }
  | { readonly type: 'touched'; readonly field: Field }
  | { readonly type: 'submit' };

export type ActivationFlow = {
  readonly state: ReadonlySignal<ActivationState>;
  readonly send: (event: ActivationEvent) => void;
  readonly dispose: () => void;
};

/** The first password of an invited borrower: entered twice, sent once (access §2, §4). */
export function createActivationFlow(ports: ActivationPorts): ActivationFlow {
  const typing = signal<Typing>({
    entry: { password: '', confirmation: '' },
    touched: { password: false, confirmation: false },
    sending: false,
    problem: undefined,
    institutionMinimum: undefined,
  });
  const state = computed<ActivationState>(() => {
    const { entry, institutionMinimum } = typing.value;
    const { password, confirmation } = entry;
    return {
      ...typing.value,
      password: checkPassword(password, activationPolicy(institutionMinimum), {}).outcome,
      confirmation: checkPasswordConfirmation(confirmation, password),
    };
  });
  let disposed = false;
  const set = (patch: Partial<Typing>) => {
    if (!disposed) typing.value = { ...typing.peek(), ...patch };
  };
  void ports.minimum().then((institutionMinimum) => set({ institutionMinimum }));

  const submit = async () => {
    set({ touched: { password: true, confirmation: true } });
    if (!isComplete(state.peek())) return;
    const { password } = typing.peek().entry;
    set({ sending: true, problem: undefined });
    const answer = await ports.activate(password);
    if (disposed) return;
    if (answer.end === 'refused') return set({ sending: false, problem: answer.problem });
    // Stays busy: the sign-in replaces the form.
    ports.activated({ username: answer.username, password });
  };

  return {
    state,
    send(event) {
      if (typing.peek().sending) return;
      switch (event.type) {
        case 'typed':
          return set({ entry: event.entry });
        case 'touched':
          return set({ touched: { ...typing.peek().touched, [event.field]: true } });
        case 'submit':
          return void submit();
      }
    },
    dispose() {
      disposed = true;
    },
  };
}

/** Whether the form can be sent. */
export function isComplete({ password, confirmation }: ActivationState): boolean {
  return password.ok && confirmation.ok;
}
