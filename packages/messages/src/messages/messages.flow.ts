import {
  messageProblem,
  type FieldProblem,
  type MessageField,
  type MessageKind,
} from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';

/** How the writer rates the experience. */
export type Rating = 'good' | 'bad';

/** The state of the captcha, which is completed again for every message. */
export type CaptchaState = 'open' | 'checking' | 'completed' | 'notNeeded' | 'failed';

/** The message being written. */
export type Draft = {
  readonly kind: MessageKind | undefined;
  readonly entry: Readonly<Record<MessageField, string>>;
  readonly rating: Rating | undefined;
  /** What was chosen after each rating; '' is nothing. */
  readonly answers: Readonly<Record<Rating, string>>;
};

export type MessagesState = Draft & {
  readonly at: 'writing' | 'sending' | 'sent';
  /** Touched fields, or all after a press on Send: their problems are shown. */
  readonly touched: ReadonlySet<MessageField | 'captcha'>;
  readonly captcha: CaptchaState;
  /** Presses on Send that failed because something is missing or wrong. */
  readonly attempts: number;
  /** Messages that could not be sent. */
  readonly failures: number;
  /** Whether the last message could not be sent. */
  readonly failed: boolean;
};

export type MessagesEvent =
  | { readonly type: 'choose'; readonly kind: MessageKind }
  | { readonly type: 'edit'; readonly field: MessageField; readonly text: string }
  | { readonly type: 'leave'; readonly field: MessageField }
  | { readonly type: 'rate'; readonly rating: Rating }
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'verify' }
  | { readonly type: 'send' }
  | { readonly type: 'again' };

/** The form's side effects. No method rejects. */
export type MessagesPorts = {
  readonly signedIn: () => boolean;
  /** Completes the captcha; an empty code if the API has none, undefined if it failed. */
  readonly verify: () => Promise<string | undefined>;
  /** Resolves to whether the message was accepted. */
  readonly deliver: (
    draft: Draft & { readonly kind: MessageKind },
    code: string,
  ) => Promise<boolean>;
};

export type MessagesFlow = {
  readonly state: ReadonlySignal<MessagesState>;
  readonly send: (event: MessagesEvent) => void;
  readonly dispose: () => void;
};

export const messageFields: readonly MessageField[] = [
  'name',
  'email',
  'branch',
  'subject',
  'message',
];

const blank: MessagesState = {
  kind: undefined,
  entry: { name: '', email: '', branch: '', subject: '', message: '' },
  rating: undefined,
  answers: { good: '', bad: '' },
  at: 'writing',
  touched: new Set(),
  captcha: 'open',
  attempts: 0,
  failures: 0,
  failed: false,
};

/** Writing and sending a message; what was typed stays when sending fails. */
export function createMessagesFlow(ports: MessagesPorts): MessagesFlow {
  const state = signal(blank);
  let disposed = false;
  let code: string | undefined;
  /** Send was pressed while the captcha was being completed. */
  let waiting = false;
  const set = (patch: Partial<MessagesState>) => {
    if (!disposed) state.value = { ...state.peek(), ...patch };
  };

  const verify = async () => {
    const { captcha } = state.peek();
    if (captcha !== 'open' && captcha !== 'failed') return;
    set({ captcha: 'checking' });
    code = await ports.verify();
    set({ captcha: code === undefined ? 'failed' : code === '' ? 'notNeeded' : 'completed' });
    if (!waiting) return;
    waiting = false;
    void deliver();
  };

  const deliver = async () => {
    const draft = state.peek();
    const { kind } = draft;
    if (kind === undefined) return;
    const wrong = isWrong(draft, ports.signedIn());
    if (!wrong && draft.captcha === 'checking') {
      waiting = true;
      return;
    }
    if (wrong || code === undefined) {
      return set({ touched: new Set([...messageFields, 'captcha']), attempts: draft.attempts + 1 });
    }
    set({ at: 'sending', failed: false, touched: withoutCaptcha(draft.touched) });
    const taken = await ports.deliver({ ...draft, kind }, code);
    // A code is valid for one message: the next attempt needs another.
    code = undefined;
    if (taken) return set({ at: 'sent', captcha: 'open' });
    set({ at: 'writing', captcha: 'open', failed: true, failures: draft.failures + 1 });
    void verify();
  };

  return {
    state,
    send(event) {
      const now = state.peek();
      if (event.type === 'again' ? now.at !== 'sent' : now.at !== 'writing') return;
      if (event.type === 'verify') void verify();
      else if (event.type === 'send') void deliver();
      else set(changed(now, event));
    },
    dispose() {
      disposed = true;
    },
  };
}

/** The problem of a field, if any. */
export function problemIn(
  { kind, entry }: Pick<Draft, 'kind' | 'entry'>,
  field: MessageField,
  signedIn: boolean,
): FieldProblem | undefined {
  return messageProblem(field, entry[field], { kind, signedIn });
}

function isWrong(draft: Draft, signedIn: boolean): boolean {
  return messageFields.some((field) => problemIn(draft, field, signedIn) !== undefined);
}

function withoutCaptcha(touched: MessagesState['touched']): MessagesState['touched'] {
  return new Set([...touched].filter((one) => one !== 'captcha'));
}

type Change = Exclude<MessagesEvent, { readonly type: 'verify' | 'send' }>;

function changed(state: MessagesState, event: Change): Partial<MessagesState> {
  const { entry, answers, rating, touched } = state;
  switch (event.type) {
    case 'choose':
      // Problems of the other kind are not shown for this one.
      return {
        kind: event.kind,
        touched: new Set([...touched].filter((one) => one === 'captcha')),
      };
    case 'edit':
      return { entry: { ...entry, [event.field]: event.text } };
    case 'leave':
      return { touched: new Set([...touched, event.field]) };
    case 'rate':
      return { rating: event.rating };
    case 'answer':
      return rating ? { answers: { ...answers, [rating]: event.text } } : {};
    case 'again':
      return { ...blank, entry: { ...entry, subject: '', message: '' } };
    default:
      return event satisfies never;
  }
}
