import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import { readDigits } from '@portico/rules';
import { computed, signal } from '@preact/signals-core';
import type { Flow } from '@portico/element';
import type { ProofTextKey } from './proof.sentences';

/** A way to prove who is signed in. */
export type ProofWay = 'password' | 'code' | 'passkey';

/** What the lender offers this borrower and the browser can do. */
export type OfferedWays = {
  /** The one to begin with first; at least one. */
  readonly ways: readonly [ProofWay, ...ProofWay[]];
  /** The masked address to which a security code goes. */
  readonly codeSentTo: string | undefined;
};

/** Why a proof was not accepted, or a code not sent. */
export type ProofProblem = {
  readonly text: ProofTextKey;
  /** Shown at the field rather than above the form. */
  readonly atField?: true;
  /** Only another code helps; it can be requested at once. */
  readonly isSpent?: true;
  /** Nobody knows whether it was done. */
  readonly isUnknown?: true;
};

export type Given =
  { readonly password: string } | { readonly code: string } | { readonly credential: unknown };

/** The side effects. No method rejects. */
export type ProofPorts = {
  /** `missing`: the lender's API has no calls for a proof. */
  readonly load: () => Promise<OfferedWays | 'missing' | 'failed'>;
  readonly sendCode: () => Promise<ProofProblem | undefined>;
  readonly usePasskey: () => Promise<{ readonly credential: unknown } | ProofProblem>;
  /** Takes the browser's question for a passkey away. */
  readonly cancelPasskey: () => void;
  readonly give: (given: Given) => Promise<ProofProblem | 'missing' | undefined>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly proven: () => void;
};

type Values = { readonly password: string; readonly code: string };

type Errors = {
  readonly password: 'passwordRequired' | undefined;
  readonly code: 'codeRequired' | 'errorCodeInvalid' | undefined;
};

/** A way is shown, others can be chosen. */
export type Proving = FormState<Values, Errors, ProofProblem> & {
  readonly at: 'proving';
  readonly way: ProofWay;
  readonly others: readonly ProofWay[];
  readonly codeSentTo: string | undefined;
  /** When the last code was sent, in milliseconds since the epoch; undefined: none was. */
  readonly sentAt: number | undefined;
  /** Whether a code is being sent, or another one was. */
  readonly sending: 'no' | 'pending' | 'done';
  readonly problem: ProofProblem | undefined;
};

export type ProofState =
  | { readonly at: 'loading' }
  | { readonly at: 'notLoaded' }
  /** The lender wants a proof that cannot be given here. */
  | { readonly at: 'unavailable' }
  | Proving;

export type ProofEvent =
  | FormEvent<Values>
  | { readonly type: 'choose'; readonly way: ProofWay }
  | { readonly type: 'resend' }
  /** The ways are loaded again. */
  | { readonly type: 'retry' };

type Choice = Pick<Proving, 'way' | 'sentAt' | 'sending'> & {
  /** Of a code that was not sent; a refused proof has the form's. */
  readonly notSent: ProofProblem | undefined;
};

/** Proving who is signed in: by the password, a security code by e-mail, or a passkey (D174). */
export function createProofFlow(ports: ProofPorts): Flow<ProofState, ProofEvent> {
  const offered = signal<OfferedWays | Exclude<ProofState['at'], 'proving'>>('loading');
  const start: Choice = { way: 'password', sentAt: undefined, sending: 'no', notSent: undefined };
  const choice = signal(start);
  let disposed = false;
  const set = (patch: Partial<Choice>) => {
    if (!disposed) choice.value = { ...choice.peek(), ...patch };
  };

  const load = async () => {
    offered.value = 'loading';
    const answer = await ports.load();
    if (disposed) return;
    if (answer === 'missing') offered.value = 'unavailable';
    else if (answer === 'failed') offered.value = 'notLoaded';
    else {
      set({ way: answer.ways[0] });
      offered.value = answer;
    }
  };

  const give = async (given: Given) => {
    const problem = await ports.give(given);
    if (problem !== 'missing') return problem;
    if (!disposed) offered.value = 'unavailable';
    return { text: 'error' } as const;
  };

  const form = createForm<Values, Errors, ProofProblem>({
    values: { password: '', code: '' },
    fields: () => fieldsOf[choice.value.way],
    validate: ({ password, code }) => ({
      password: password === '' ? 'passwordRequired' : undefined,
      code: codeProblem(code),
    }),
    async submit({ password, code }) {
      const { way } = choice.peek();
      if (way === 'password') return give({ password });
      if (way === 'code') return give({ code: code.trim() });
      const used = await ports.usePasskey();
      if ('text' in used) return used;
      return disposed ? { text: 'error' } : give(used);
    },
    completed() {
      disposed = true;
      form.dispose();
      ports.proven();
    },
  });

  const sendCode = async () => {
    const isAgain = choice.peek().sentAt !== undefined;
    form.reset();
    set({ sending: 'pending', notSent: undefined });
    const notSent = await ports.sendCode();
    // A code whose answer was lost may be on its way.
    const mayBeSent = !notSent || notSent.isUnknown;
    const sentAt = mayBeSent ? ports.now() : choice.peek().sentAt;
    set({ sending: isAgain && !notSent ? 'done' : 'no', notSent, sentAt });
  };

  const choose = (way: ProofWay) => {
    form.reset();
    set({ way, sending: 'no', notSent: undefined });
    if (way === 'code' && choice.peek().sentAt === undefined) void sendCode();
    if (way === 'passkey') form.send({ type: 'submit' });
  };

  const submit = () => {
    const { way, sentAt } = choice.peek();
    if (way === 'code' && sentAt === undefined) return void sendCode();
    set({ sending: 'no', notSent: undefined });
    form.send({ type: 'submit' });
  };

  void load();
  return {
    state: computed((): ProofState => {
      const ways = offered.value;
      if (typeof ways === 'string') return { at: ways };
      const { notSent, ...shown } = choice.value;
      return {
        at: 'proving',
        ...form.state.value,
        ...shown,
        others: ways.ways.filter((way) => way !== shown.way),
        codeSentTo: ways.codeSentTo,
        problem: notSent ?? form.state.value.submitError,
      };
    }),
    send(event) {
      if (disposed) return;
      if (event.type === 'retry') return offered.peek() === 'notLoaded' ? void load() : undefined;
      if (form.state.peek().isPending || choice.peek().sending === 'pending') return;
      if (event.type === 'choose') choose(event.way);
      else if (event.type === 'resend') void sendCode();
      else if (event.type === 'submit') submit();
      else form.send(event);
    },
    dispose() {
      disposed = true;
      form.dispose();
      ports.cancelPasskey();
    },
  };
}

function codeProblem(code: string): Errors['code'] {
  if (code.trim() === '') return 'codeRequired';
  return readDigits(code) === undefined ? 'errorCodeInvalid' : undefined;
}

const fieldsOf: Readonly<Record<ProofWay, readonly (keyof Values)[]>> = {
  password: ['password'],
  code: ['code'],
  passkey: [],
};
