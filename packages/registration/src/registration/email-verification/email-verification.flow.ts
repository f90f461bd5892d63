import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import { readDigits } from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { RegistrationEmailTextKey } from './registration-email.sentences';

/** The token needed to check a code, or why no code was sent. */
export type Sending =
  | { readonly end: 'sent'; readonly token: string }
  | { readonly end: 'refused'; readonly text: RegistrationEmailTextKey };

/** The token needed to check a code, and when it was sent, in milliseconds since the epoch. */
export type SentCode = { readonly token: string; readonly sentAt: number };

/** No method rejects. */
export type EmailVerificationPorts = {
  /** E-mails a code. */
  readonly sendCode: () => Promise<Sending>;
  /** A code sent to the same address that another cannot be requested for yet. */
  readonly recent: () => SentCode | undefined;
  /** Sends the code; resolves to the reason if it was refused. */
  readonly validate: (code: string, token: string) => Promise<RegistrationEmailTextKey | undefined>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called once the code was accepted. */
  readonly verified: () => void;
};

type Values = { readonly code: string };
type Errors = { readonly code: 'codeRequired' | 'errorInvalid' | undefined };

type Delivery = {
  readonly sending: 'no' | 'first' | 'again';
  /** A code was sent. */
  readonly sent: boolean;
  readonly resent: boolean;
  /** When the last code was sent, in milliseconds since the epoch; 0 before. */
  readonly sentAt: number;
  /** Why the last request failed; shown until the next one. */
  readonly problem: RegistrationEmailTextKey | undefined;
};

export type EmailVerificationState = FormState<Values, Errors, RegistrationEmailTextKey> & Delivery;

export type EmailVerificationEvent =
  | FormEvent<Values>
  /** The step is shown: the first code is sent. */
  | { readonly type: 'begin' }
  | { readonly type: 'resend' };

export type EmailVerificationFlow = {
  readonly state: ReadonlySignal<EmailVerificationState>;
  readonly send: (event: EmailVerificationEvent) => void;
  readonly dispose: () => void;
};

/** The e-mail verification: a code is sent on entry; Resend Code, Continue (access §4). */
export function createEmailVerificationFlow(ports: EmailVerificationPorts): EmailVerificationFlow {
  const delivery = signal<Delivery>({
    sending: 'no',
    sent: false,
    resent: false,
    sentAt: 0,
    problem: undefined,
  });
  const set = (patch: Partial<Delivery>) => {
    delivery.value = { ...delivery.peek(), ...patch };
  };
  let begun = false;
  let token: string | undefined;
  const form = createForm({
    values: { code: '' },
    validate: ({ code }): Errors => ({ code: codeProblem(code) }),
    async submit({ code }) {
      // Without a token, no code was sent yet.
      const problem = token === undefined ? 'error' : await ports.validate(code.trim(), token);
      set({ problem });
      return problem;
    },
    completed() {
      form.reset();
      ports.verified();
    },
  });

  const sendCode = async (sending: 'first' | 'again') => {
    begun = true;
    form.reset();
    set({ sending });
    const answer = await ports.sendCode();
    if (answer.end === 'refused') return set({ sending: 'no', problem: answer.text });
    token = answer.token;
    set({ sending: 'no', sent: true, resent: sending === 'again', sentAt: ports.now() });
  };

  /** A borrower who comes back to the step enters the code sent before. */
  const begin = () => {
    const recent = ports.recent();
    if (!recent) return void sendCode('first');
    begun = true;
    token = recent.token;
    set({ sent: true, sentAt: recent.sentAt });
  };

  return {
    state: computed(() => ({ ...form.state.value, ...delivery.value })),
    send(event) {
      if (form.state.peek().isPending || delivery.peek().sending !== 'no') return;
      if (event.type === 'submit' || event.type === 'resend') {
        set({ problem: undefined, resent: false });
      }
      if (event.type === 'resend') void sendCode('again');
      else if (event.type !== 'begin') form.send(event);
      else if (!begun) begin();
    },
    dispose: form.dispose,
  };
}

function codeProblem(code: string): Errors['code'] {
  if (code.trim() === '') return 'codeRequired';
  return readDigits(code) === undefined ? 'errorInvalid' : undefined;
}
