import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { EmailVerificationKey } from './email-verification.texts';

/** The token needed to check a code, or why no code was sent. */
export type Sending =
  | { readonly end: 'sent'; readonly token: string }
  | { readonly end: 'refused'; readonly text: EmailVerificationKey };

export type CodeAnswer =
  { readonly end: 'valid' } | { readonly end: 'refused'; readonly text: EmailVerificationKey };

/** No method rejects. */
export type EmailVerificationPorts = {
  /** E-mails a code. */
  readonly sendCode: () => Promise<Sending>;
  readonly validate: (code: string, token: string) => Promise<CodeAnswer>;
  /** Called once the code was accepted. */
  readonly verified: () => void;
};

export type EmailVerificationState = {
  readonly busy: 'no' | 'sending' | 'resending' | 'validating';
  /** A code was sent. */
  readonly sent: boolean;
  readonly resent: boolean;
  readonly problem: EmailVerificationKey | undefined;
  /** Counts the forms: a new number means an empty code field. */
  readonly form: number;
};

export type EmailVerificationEvent =
  /** The step is shown: the first code is sent. */
  | { readonly type: 'begin' }
  | { readonly type: 'submit'; readonly code: string }
  | { readonly type: 'resend' };

export type EmailVerificationFlow = {
  readonly state: ReadonlySignal<EmailVerificationState>;
  readonly send: (event: EmailVerificationEvent) => void;
  readonly dispose: () => void;
};

/** The e-mail verification: a code is sent on entry; Resend Code, Continue (access §4). */
export function createEmailVerificationFlow(ports: EmailVerificationPorts): EmailVerificationFlow {
  const state = signal<EmailVerificationState>({
    busy: 'no',
    sent: false,
    resent: false,
    problem: undefined,
    form: 0,
  });
  let token: string | undefined;
  let disposed = false;
  const set = (patch: Partial<EmailVerificationState>) => {
    if (!disposed) state.value = { ...state.peek(), ...patch };
  };

  const sendCode = async (again: boolean) => {
    const form = state.peek().form + 1;
    set({ busy: again ? 'resending' : 'sending', problem: undefined, resent: false, form });
    const answer = await ports.sendCode();
    if (answer.end === 'refused') return set({ busy: 'no', problem: answer.text });
    token = answer.token;
    set({ busy: 'no', sent: true, resent: again });
  };

  const submit = async (code: string) => {
    if (code.trim() === '') return set({ problem: 'codeRequired', resent: false });
    // No code was sent yet.
    if (token === undefined) return set({ problem: 'error' });
    set({ busy: 'validating', problem: undefined, resent: false });
    const answer = await ports.validate(code.trim(), token);
    if (answer.end === 'refused') return set({ busy: 'no', problem: answer.text });
    set({ busy: 'no', form: state.peek().form + 1 });
    if (!disposed) ports.verified();
  };

  return {
    state,
    send(event) {
      const { busy, form } = state.peek();
      if (busy !== 'no') return;
      if (event.type === 'submit') void submit(event.code);
      else if (event.type === 'resend') void sendCode(true);
      else if (form === 0) void sendCode(false);
    },
    dispose() {
      disposed = true;
    },
  };
}
