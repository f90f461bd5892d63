import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { SecurityCodeTextKey } from './security-code.texts';

/** No method rejects. */
export type SecurityCodePorts = {
  /** Sends the code; resolves to the reason if it was refused. */
  validate(code: string, trustDevice: boolean): Promise<SecurityCodeTextKey | undefined>;
  /** Requests a new code by e-mail; resolves to the reason if none was sent. */
  resend(): Promise<SecurityCodeTextKey | undefined>;
  /** Called once the code was accepted. */
  completed(): void;
};

type Values = { readonly code: string; readonly trustDevice: boolean };
type Errors = { readonly code: 'codeRequired' | undefined };

export type SecurityCodeState = FormState<Values, Errors, SecurityCodeTextKey> & {
  /** Why the last request failed; shown until the next one. */
  readonly problem: SecurityCodeTextKey | undefined;
  /** Whether a new code is being sent, or was sent. */
  readonly resending: 'no' | 'pending' | 'done';
};

export type SecurityCodeEvent = FormEvent<Values> | { readonly type: 'resend' };

export type SecurityCodeFlow = {
  readonly state: ReadonlySignal<SecurityCodeState>;
  send(event: SecurityCodeEvent): void;
  dispose(): void;
};

/** The security-code step: one code, Validate, Resend Code (access §2, §5; D48). */
export function createSecurityCodeFlow(ports: SecurityCodePorts): SecurityCodeFlow {
  const problem = signal<SecurityCodeTextKey | undefined>(undefined);
  const resending = signal<SecurityCodeState['resending']>('no');
  const form = createForm({
    values: { code: '', trustDevice: false },
    validate: ({ code }): Errors => ({ code: code.trim() === '' ? 'codeRequired' : undefined }),
    async submit({ code, trustDevice }) {
      problem.value = await ports.validate(code.trim(), trustDevice);
      return problem.peek();
    },
    completed: ports.completed,
  });

  const resend = async () => {
    form.reset();
    resending.value = 'pending';
    problem.value = await ports.resend();
    resending.value = problem.peek() === undefined ? 'done' : 'no';
  };

  return {
    state: computed(() => ({
      ...form.state.value,
      problem: problem.value,
      resending: resending.value,
    })),
    send(event) {
      if (form.state.peek().isPending || resending.peek() === 'pending') return;
      if (event.type === 'submit' || event.type === 'resend') {
        problem.value = undefined;
        resending.value = 'no';
      }
      if (event.type === 'resend') void resend();
      else form.send(event);
    },
    dispose: form.dispose,
  };
}
