import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { SecurityCodeTextKey } from './security-code.texts';

/** The server's answer to a code. */
export type CodeAnswer =
  { readonly end: 'valid' } | { readonly end: 'refused'; readonly text: SecurityCodeTextKey };

export type SecurityCodePorts = {
  /** Sends the code; must not reject. */
  validate(code: string, trustDevice: boolean): Promise<CodeAnswer>;
  /** Requests a new code by e-mail; resolves to the reason if none was sent. Must not reject. */
  resend(): Promise<SecurityCodeTextKey | undefined>;
  /** Called once the code was accepted. */
  completed(): void;
};

export type SecurityCodeState = {
  readonly busy: 'no' | 'validating' | 'resending';
  readonly problem: SecurityCodeTextKey | undefined;
  /** A new code was sent. */
  readonly resent: boolean;
  /** Counts the forms: a new number means an empty code field. */
  readonly form: number;
};

export type SecurityCodeEvent =
  | { readonly type: 'submit'; readonly code: string; readonly trustDevice: boolean }
  | { readonly type: 'resend' };

export type SecurityCodeFlow = {
  readonly state: ReadonlySignal<SecurityCodeState>;
  send(event: SecurityCodeEvent): void;
  dispose(): void;
};

/** The security-code step: one code, Validate, Resend Code (access §2, §5; D48). */
export function createSecurityCodeFlow(ports: SecurityCodePorts): SecurityCodeFlow {
  const state = signal<SecurityCodeState>({
    busy: 'no',
    problem: undefined,
    resent: false,
    form: 0,
  });
  let disposed = false;
  const set = (patch: Partial<SecurityCodeState>) => {
    if (!disposed) state.value = { ...state.peek(), ...patch };
  };

  const submit = async (code: string, trustDevice: boolean) => {
    const typed = code.trim();
    if (typed === '') return set({ problem: 'codeRequired', resent: false });
    set({ busy: 'validating', problem: undefined, resent: false });
    const answer = await ports.validate(typed, trustDevice);
    if (answer.end === 'refused') return set({ busy: 'no', problem: answer.text });
    // Stays busy: the maintenance check runs before the dialog closes.
    if (!disposed) ports.completed();
  };

  const resend = async () => {
    const form = state.peek().form + 1;
    set({ busy: 'resending', problem: undefined, resent: false, form });
    const problem = await ports.resend();
    set({ busy: 'no', resent: problem === undefined, problem });
  };

  return {
    state,
    send(event) {
      if (state.peek().busy !== 'no') return;
      if (event.type === 'submit') void submit(event.code, event.trustDevice);
      else void resend();
    },
    dispose() {
      disposed = true;
    },
  };
}
