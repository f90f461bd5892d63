import type { Call } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import type { Settings } from '../settings/effect';

/** A refused call, and the settings of the screen that makes it. */
export type RefusedCall = {
  readonly call: Call;
  readonly settings: Settings;
  /** Makes the server refuse the call with the code. */
  readonly refuse: (test: TestCore) => void;
};

/** The screen that shows the codes of some calls, and the sentence for each. */
export type Codes = {
  readonly calls: readonly Call[];
  /** The setting of the sentence, by code. */
  readonly says: Readonly<Record<string, string>>;
  readonly show: (refusedCall: RefusedCall) => Promise<unknown>;
  /** The row of the requirements ledger that a code proves, together with a test of the words. */
  readonly proves?: Readonly<Record<string, string>>;
};

/** In place of `window.open`: a window that opens, and shows nothing. */
export const opensWindow = () => ({
  close: () => undefined,
  location: { assign: () => undefined },
});

/** The same sentence for several codes. */
export const all = (codes: readonly string[], key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(codes.map((code) => [code, key]));

/** Keys of one catalogue: `errorInvalid` becomes `recovery.errorInvalid`. */
export const inGroup = (group: string, says: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(says).map(([code, key]) => [code, `${group}.${key}`]));
