import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import {
  messageProblem,
  type FieldProblem,
  type MessageField,
  type MessageKind,
} from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';

/** How the writer rates the experience. */
export type Rating = 'good' | 'bad';

/** The state of the captcha, which is completed again for every message. */
export type CaptchaState = 'open' | 'checking' | 'completed' | 'notNeeded' | 'failed';

/** The texts of a message, as typed. */
export type Entry = Readonly<Record<MessageField, string>>;

/** The rating of the experience. */
export type Experience = {
  readonly rating: Rating | undefined;
  /** What was chosen after each rating; '' is nothing. */
  readonly answers: Readonly<Record<Rating, string>>;
};

/** A message to send. */
export type Draft = Experience & { readonly kind: MessageKind; readonly entry: Entry };

type Values = Entry & {
  readonly kind: MessageKind | undefined;
  readonly captcha: CaptchaState;
};

type Errors = { readonly [F in MessageField]?: FieldProblem | undefined } & {
  readonly captcha?: 'missing' | undefined;
};

/** `maybeSent`: its answer was lost, and the lender may have it. */
export type NotSent = 'failed' | 'notSent' | 'maybeSent';

type Sending = Experience & {
  readonly at: 'writing' | 'sending' | 'sent';
  /** Send was pressed while the captcha is being completed: it is sent then, unless it is edited. */
  readonly waiting: boolean;
  /** Messages that could not be sent. */
  readonly failures: number;
  /** Why the last message is not known to be sent. */
  readonly failure: NotSent | undefined;
};

export type MessagesState = FormState<Values, Errors> & Sending;

export type MessagesEvent =
  | FormEvent<Values>
  | { readonly type: 'rate'; readonly rating: Rating }
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'verify' }
  | { readonly type: 'again' };

/** The form's side effects. No method rejects. */
export type MessagesPorts = {
  /** Reads a signal. */
  readonly signedIn: () => boolean;
  /** Completes the captcha; an empty code if the API has none, undefined if it failed. */
  readonly verify: () => Promise<string | undefined>;
  /** Resolves to why the message is not known to be sent. */
  readonly deliver: (draft: Draft, code: string) => Promise<NotSent | undefined>;
};

export type MessagesFlow = {
  readonly state: ReadonlySignal<MessagesState>;
  readonly send: (event: MessagesEvent) => void;
  readonly dispose: () => void;
};

const empty: Values = {
  name: '',
  email: '',
  branch: '',
  subject: '',
  message: '',
  kind: undefined,
  captcha: 'open',
};

const unsent: Sending = {
  rating: undefined,
  answers: { good: '', bad: '' },
  at: 'writing',
  waiting: false,
  failures: 0,
  failure: undefined,
};

/** Writing and sending a message; what was typed stays when sending fails. */
export function createMessagesFlow(ports: MessagesPorts): MessagesFlow {
  const sending = signal(unsent);
  const set = (patch: Partial<Sending>) => {
    sending.value = { ...sending.peek(), ...patch };
  };
  let disposed = false;
  let code: string | undefined;
  const form = createForm({
    values: empty,
    validate: (values) => errorsOf(values, ports.signedIn()),
    submit(values) {
      const waiting = values.captcha === 'checking';
      set({ waiting });
      if (!waiting) void deliver(values);
      return undefined;
    },
  });
  const setCaptcha = (value: CaptchaState) =>
    form.send({ type: 'change', field: 'captcha', value });

  const verify = async () => {
    const { captcha } = form.state.peek().values;
    if (disposed || (captcha !== 'open' && captcha !== 'failed')) return;
    setCaptcha('checking');
    code = await ports.verify();
    setCaptcha(code === undefined ? 'failed' : code === '' ? 'notNeeded' : 'completed');
    const { waiting } = sending.peek();
    set({ waiting: false });
    if (waiting) form.send({ type: 'submit' });
  };

  const deliver = async ({ kind, captcha: _, ...entry }: Values) => {
    if (disposed || kind === undefined || code === undefined) return;
    set({ at: 'sending', failure: undefined });
    const { rating, answers, failures } = sending.peek();
    const failure = await ports.deliver({ kind, entry, rating, answers }, code);
    // A code is valid for one message: the next attempt needs another.
    code = undefined;
    setCaptcha('open');
    if (!failure) return set({ at: 'sent' });
    set({ at: 'writing', failure, failures: failures + 1 });
    void verify();
  };

  /** Errors of the other kind are not shown for this one. */
  const choose = (kind: MessageKind | undefined) => {
    const { values, touched } = form.state.peek();
    form.reset({ ...values, kind });
    if (touched.has('captcha')) form.send({ type: 'blur', field: 'captcha' });
  };

  const writeAnother = () => {
    const { name, email, branch } = form.state.peek().values;
    form.reset({ ...empty, name, email, branch });
    set(unsent);
  };

  const send = (event: MessagesEvent) => {
    const { at, rating, answers } = sending.peek();
    if (event.type === 'again' ? at !== 'sent' : at !== 'writing') return undefined;
    switch (event.type) {
      case 'change':
        set({ waiting: false });
        return event.field === 'kind' ? choose(event.value) : form.send(event);
      case 'blur':
        return form.send(event);
      case 'submit':
        return form.state.peek().values.kind && form.send(event);
      case 'rate':
        return set({ waiting: false, rating: event.rating });
      case 'answer':
        return rating && set({ waiting: false, answers: { ...answers, [rating]: event.text } });
      case 'verify':
        return void verify();
      case 'again':
        return writeAnother();
    }
  };

  return {
    state: computed(() => ({ ...form.state.value, ...sending.value })),
    send,
    dispose() {
      disposed = true;
      form.dispose();
    },
  };
}

function errorsOf({ kind, captcha, ...entry }: Values, signedIn: boolean): Errors {
  const errorOf = (field: MessageField) => messageProblem(field, entry[field], { kind, signedIn });
  return {
    name: errorOf('name'),
    email: errorOf('email'),
    branch: errorOf('branch'),
    subject: errorOf('subject'),
    message: errorOf('message'),
    captcha: captcha === 'open' || captcha === 'failed' ? 'missing' : undefined,
  };
}
