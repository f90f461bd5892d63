import type { Call } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import type { Codes, RefusedCall } from '../effects/codes/code';
import type { Fault } from './fault';

/** A call, the screen that makes it, and what that screen says when the call fails. */
export type FaultRow = {
  readonly call: Call;
  /** Shows the screen, fills its fields and makes the call; does not wait for the answer. */
  readonly show: (calling: RefusedCall) => Promise<unknown>;
  /** The sentence after a fault, in a live region or as the description of an invalid field. */
  readonly says: string;
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
