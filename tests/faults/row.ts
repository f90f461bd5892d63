import type { Call } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import type { Codes, RefusedCall } from '../effects/codes/code';
import type { Fault } from './fault';

/**
 * What the borrower reads of a change whose answer was lost, and of one that was not sent; what is
 * said of both where the call changes nothing by itself; or why neither needs another sentence than a
 * refusal.
 */
export type Change =
  | { readonly lost: string; readonly notSent: string }
  | { readonly nothing: string }
  | { readonly same: string };

/** The sentences of every screen for a change that was not refused. */
export const unanswered = {
  notSent: 'We could not reach the service, so nothing was sent. Please try again.',
  notSoFar: 'We got no answer, and this is not done so far. You can safely try again.',
  unconfirmed:
    'We got no answer, so we do not know whether this is done. You can safely try again.',
} as const;

/** After the sentence that a specification has for the failure. */
export const after = (sentence: string, lost: keyof typeof unanswered = 'notSoFar'): Change => ({
  lost: `${sentence} ${unanswered[lost]}`,
  notSent: `${sentence} ${unanswered.notSent}`,
});

/** In place of it. */
export const alone = (lost: keyof typeof unanswered = 'notSoFar'): Change => ({
  lost: unanswered[lost],
  notSent: unanswered.notSent,
});

export const changesNothing: Change = {
  same: 'It changes nothing of the borrower, and is made again.',
};

/** A call, the screen that makes it, and what that screen says when the call fails. */
export type FaultRow = {
  readonly call: Call;
  /** Shows the screen, fills its fields and makes the call; does not wait for the answer. */
  readonly show: (calling: RefusedCall) => Promise<unknown>;
  /** The sentence after a fault, in a live region or as the description of an invalid field. */
  readonly says: string;
  /** What is said of a change that was not refused; of every call that does not only read. */
  readonly change?: Change;
  /** The sentences of faults that have another. */
  readonly but?: Partial<Record<Fault, string>>;
  /** The answers that the screen takes for a success: it may clear what was typed. */
  readonly accepts?: readonly Fault[];
  /** The faults after which secrets are wiped, or the screen is another one. */
  readonly wipes?: readonly Fault[];
  /**
   * Why the borrower is not told of a failure. `says` is then what the screen shows as before.
   */
  readonly quiet?: string;
  /** Why a late answer still changes the page's session, or leaves the page. */
  readonly late?: string;
  /** What passes until the screen gives up, for a call that it repeats by itself. */
  readonly wait?: (test: TestCore) => Promise<void>;
  /** Reads by POST that a late answer still leads to; those by GET need no mention. */
  readonly reads?: readonly Call[];
};

/** The screens that the table of codes has for a call, in its order. */
export const screensOf =
  (table: readonly Codes[]) =>
  (call: Call, place = 0): FaultRow['show'] => {
    const show = table.filter(({ calls }) => calls.includes(call))[place]?.show;
    if (!show) throw new Error(`The table of codes has no screen for ${call.name}.`);
    return show;
  };
