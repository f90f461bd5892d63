import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import {
  activationPolicy,
  checkLegacyPassword,
  checkPasswordConfirmation,
  errorOf,
} from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { NewPasswordErrors, NewPasswordValues } from '../new-password/new-password.flow';

/** Why the activation does not end in a sign-in. */
export type ActivationProblem =
  'error' | 'notSent' | 'unconfirmed' | 'restricted' | 'logonNameTaken' | 'chooseDifferentPassword';

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

export type ActivationState = FormState<NewPasswordValues, NewPasswordErrors, ActivationProblem> & {
  /** Why the last attempt failed; shown until the next one. */
  readonly problem: ActivationProblem | undefined;
  readonly institutionMinimum: number | undefined;
};

export type ActivationEvent = FormEvent<NewPasswordValues>;

export type ActivationFlow = {
  readonly state: ReadonlySignal<ActivationState>;
  readonly send: (event: ActivationEvent) => void;
  readonly dispose: () => void;
};

/** The first password of an invited borrower: entered twice, sent once (access §2, §4). */
export function createActivationFlow(ports: ActivationPorts): ActivationFlow {
  const institutionMinimum = signal<number | undefined>(undefined);
  const problem = signal<ActivationProblem | undefined>(undefined);
  let disposed = false;
  void ports.minimum().then((minimum) => {
    institutionMinimum.value = minimum;
  });
  const form = createForm({
    values: { password: '', confirmation: '' },
    validate: ({ password, confirmation }): NewPasswordErrors => ({
      password: errorOf(checkLegacyPassword(password, activationPolicy(institutionMinimum.value))),
      confirmation: errorOf(checkPasswordConfirmation(confirmation, password)),
    }),
    async submit({ password }) {
      problem.value = undefined;
      const answer = await ports.activate(password);
      if (disposed) return undefined;
      if (answer.end === 'activated') ports.activated({ username: answer.username, password });
      else problem.value = answer.problem;
      return problem.peek();
    },
  });
  return {
    state: computed(() => ({
      ...form.state.value,
      problem: problem.value,
      institutionMinimum: institutionMinimum.value,
    })),
    send: form.send,
    dispose() {
      disposed = true;
      form.dispose();
    },
  };
}
