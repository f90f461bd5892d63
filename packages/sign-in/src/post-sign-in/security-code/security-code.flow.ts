import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import { readDigits } from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { SecurityCodeTextKey } from './security-code.sentences';

/** No method rejects. */
export type SecurityCodePorts = {
  /** Sends the code; resolves to the reason if it was refused. */
  validate(code: string, trustDevice: boolean): Promise<SecurityCodeTextKey | undefined>;
  /** Requests a new code by e-mail; resolves to the reason if none was sent. */
  resend(): Promise<SecurityCodeTextKey | undefined>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Called once the code was accepted. */
  completed(): void;
};

type Values = { readonly code: string; readonly trustDevice: boolean };
type Errors = { readonly code: 'codeRequired' | 'errorInvalid' | undefined };

export type SecurityCodeState = FormState<Values, Errors, SecurityCodeTextKey> & {
  /** Why the code was refused; shown until the next request. */
  readonly problem: SecurityCodeTextKey | undefined;
  /** Why no new code was sent; shown until the next request. */
  readonly sendProblem: SecurityCodeTextKey | undefined;
  /** Whether a new code is being sent, or was sent. */
  readonly resending: 'no' | 'pending' | 'done';
  /** When the last code was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
  /** The last code is of no use any more. */
  readonly isSpent: boolean;
};

export type SecurityCodeEvent = FormEvent<Values> | { readonly type: 'resend' };

export type SecurityCodeFlow = {
  readonly state: ReadonlySignal<SecurityCodeState>;
  send(event: SecurityCodeEvent): void;
  dispose(): void;
};

/** The reasons after which only a new code helps. */
const spent: ReadonlySet<string | undefined> = new Set<SecurityCodeTextKey>([
  'errorCodeExpired',
  'errorMaxAttemptsReached',
]);

/** The security-code step: one code, Validate, Resend Code (access §2, §5; D48). */
export function createSecurityCodeFlow(ports: SecurityCodePorts): SecurityCodeFlow {
  const problem = signal<SecurityCodeTextKey | undefined>(undefined);
  const sendProblem = signal<SecurityCodeTextKey | undefined>(undefined);
  const resending = signal<SecurityCodeState['resending']>('no');
  const sentAt = signal(ports.now());
  const form = createForm({
    values: { code: '', trustDevice: false },
    validate: ({ code }): Errors => ({ code: codeProblem(code) }),
    async submit({ code, trustDevice }) {
      problem.value = await ports.validate(code.trim(), trustDevice);
      return problem.peek();
    },
    completed: ports.completed,
  });

  const resend = async () => {
    form.reset();
    resending.value = 'pending';
    sendProblem.value = await ports.resend();
    const isSent = sendProblem.peek() === undefined;
    if (isSent) sentAt.value = ports.now();
    resending.value = isSent ? 'done' : 'no';
  };

  return {
    state: computed(() => ({
      ...form.state.value,
      problem: problem.value,
      sendProblem: sendProblem.value,
      resending: resending.value,
      sentAt: sentAt.value,
      isSpent: spent.has(problem.value),
    })),
    send(event) {
      if (form.state.peek().isPending || resending.peek() === 'pending') return;
      if (event.type === 'submit' || event.type === 'resend') {
        problem.value = undefined;
        sendProblem.value = undefined;
        resending.value = 'no';
      }
      if (event.type === 'resend') void resend();
      else form.send(event);
    },
    dispose: form.dispose,
  };
}

function codeProblem(code: string): Errors['code'] {
  if (code.trim() === '') return 'codeRequired';
  return readDigits(code) === undefined ? 'errorInvalid' : undefined;
}
