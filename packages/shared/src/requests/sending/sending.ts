import {
  arrivalTime,
  findOutcome,
  remainingArrival,
  type OutcomeAnswer,
} from '../../outcome/find-outcome';
import { signal, type ReadonlySignal } from '@preact/signals-core';

/** What was sent under a key. */
export type Attempt = {
  readonly key: string;
  /** When it was sent last, in milliseconds since the epoch. */
  readonly sentAt: number;
};

/**
 * Where something stands that is sent once (D175).
 *
 * - `refused`: the host has said no, and nothing was stored.
 * - `notSent`: nothing left the page, or the host has said that it never will have it.
 * - `unknown`: it may be stored.
 */
export type SendingState =
  | { readonly at: 'idle' }
  | { readonly at: 'sending' }
  | { readonly at: 'checking' }
  | { readonly at: 'sent'; readonly referenceNumber: string }
  | { readonly at: 'refused'; readonly code: string }
  | { readonly at: 'notSent' }
  | {
      readonly at: 'unknown';
      /** It can be sent again under its key, which stores it once at most. */
      readonly canSendAgain: boolean;
      /** A request that is on its way can still arrive: it is too early to begin anew. */
      readonly mayStillArrive: boolean;
    };

export type SendAnswer =
  | { readonly status: 'posted'; readonly referenceNumber: string }
  | { readonly status: 'refused'; readonly code: string }
  | { readonly status: 'notSent' }
  | { readonly status: 'lost' };

/** The side effects. No method rejects. */
export type SendingPorts<I> = {
  readonly send: (input: I, key: string) => Promise<SendAnswer>;
  readonly outcome: (key: string) => Promise<OutcomeAnswer>;
  readonly newKey: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Keeps an attempt for a reload; without one, forgets it. */
  readonly keep: (attempt: Attempt | undefined) => void;
};

export type Sending<I> = {
  readonly state: ReadonlySignal<SendingState>;
  /** Sends it, unless something is being sent or its outcome is not known. Resolves to how it ended. */
  readonly submit: (input: I) => Promise<SendingState>;
  readonly checkAgain: () => Promise<SendingState>;
  readonly sendAgain: () => Promise<SendingState>;
  /** Forgets what nothing is known of, once it can no longer arrive. */
  readonly startOver: () => void;
  readonly dispose: () => void;
};

type Current<I> = Attempt & {
  /** Undefined after a reload: what is sent is never kept. */
  readonly input: I | undefined;
  /** An earlier request under the key has had no answer. */
  readonly mayHaveArrived: boolean;
};

const newAttempt = <I>({ newKey, now }: SendingPorts<I>, input: I): Current<I> => ({
  key: newKey(),
  sentAt: now(),
  input,
  mayHaveArrived: false,
});

const afterReload = <I>(earlier: Attempt): Current<I> => ({
  ...earlier,
  input: undefined,
  mayHaveArrived: true,
});

/** The host has used the key for it, or cannot say: only a look-up can. */
const unclearCodes: ReadonlySet<string> = new Set(['DoNotResubmit', 'IdempotencyKeyReused']);

/**
 * Sends something under one key, so that it is stored once at most: the key stays until the host has
 * said what became of it, also over a reload.
 *
 * @param earlier what an earlier page sent without an answer: it is looked up at once
 */
export function createSending<I>(ports: SendingPorts<I>, earlier?: Attempt): Sending<I> {
  const state = signal<SendingState>({ at: 'idle' });
  let current = earlier && afterReload<I>(earlier);
  let disposed = false;
  const end = (ended: SendingState): SendingState => {
    if (!disposed) state.value = ended;
    return ended;
  };
  const isBusy = () => state.peek().at === 'sending' || state.peek().at === 'checking';

  /** The key is not used again. */
  const release = (ended: SendingState) => {
    current = undefined;
    ports.keep(undefined);
    return end(ended);
  };

  const stayUnknown = ({ sentAt, input }: Current<I>, canSend: boolean): SendingState => {
    const remaining = remainingArrival(sentAt, ports.now());
    const canSendAgain = canSend && input !== undefined;
    const unknown = { at: 'unknown', canSendAgain, mayStillArrive: remaining > 0 } as const;
    if (remaining > 0 && !disposed) {
      void ports.wait(Math.min(remaining, arrivalTime)).then(() => {
        if (state.peek() === unknown) end({ ...unknown, mayStillArrive: false });
      });
    }
    return end(unknown);
  };

  const lookUp = async (sent: Current<I>): Promise<SendingState> => {
    end({ at: 'checking' });
    const answer = await findOutcome(() => ports.outcome(sent.key), ports.wait);
    switch (answer.status) {
      case 'posted':
        return release({ at: 'sent', referenceNumber: answer.referenceNumber });
      case 'refused': {
        const [code = ''] = answer.codes;
        return unclearCodes.has(code) ? stayUnknown(sent, false) : release({ at: 'refused', code });
      }
      case 'notMade':
        return release({ at: 'notSent' });
      case 'absent':
      case 'unsupported':
        return stayUnknown(sent, true);
      case 'processing':
      case 'unanswered':
        return stayUnknown(sent, false);
    }
  };

  const refuse = (attempt: Current<I>, code: string) => {
    // The host closed the key before this arrived: nothing was stored under it.
    if (code === 'KeyClosed') return release({ at: 'notSent' });
    // Of an earlier request under the key, this refusal says nothing.
    if (attempt.mayHaveArrived || unclearCodes.has(code)) return lookUp(attempt);
    return release({ at: 'refused', code });
  };

  const send = async (attempt: Current<I>, input: I): Promise<SendingState> => {
    end({ at: 'sending' });
    const sent = { ...attempt, sentAt: ports.now(), input };
    current = sent;
    ports.keep({ key: sent.key, sentAt: sent.sentAt });
    const answer = await ports.send(input, sent.key);
    switch (answer.status) {
      case 'posted':
        return release({ at: 'sent', referenceNumber: answer.referenceNumber });
      case 'refused':
        return refuse(sent, answer.code);
      case 'notSent':
        if (!attempt.mayHaveArrived) return release({ at: 'notSent' });
        current = attempt;
        ports.keep({ key: attempt.key, sentAt: attempt.sentAt });
        return stayUnknown(attempt, true);
      case 'lost':
        current = { ...sent, mayHaveArrived: true };
        return lookUp(current);
    }
  };

  if (current) void lookUp(current);

  return {
    state,
    submit(input) {
      if (disposed || current || isBusy()) return Promise.resolve(state.peek());
      return send(newAttempt(ports, input), input);
    },
    checkAgain() {
      if (disposed || !current || isBusy()) return Promise.resolve(state.peek());
      return lookUp(current);
    },
    sendAgain() {
      const now = state.peek();
      const input = current?.input;
      const canSend = now.at === 'unknown' && now.canSendAgain;
      if (disposed || !current || input === undefined || !canSend) return Promise.resolve(now);
      return send(current, input);
    },
    startOver() {
      const now = state.peek();
      if (now.at === 'unknown' && !now.mayStillArrive) release({ at: 'idle' });
    },
    dispose() {
      disposed = true;
    },
  };
}
