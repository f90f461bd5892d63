import { entity, optionalText, readWire, sameName, text, writeWire } from '@portico/contract';
import type { StoragePort } from '@portico/core';
import { intentKey } from '../../intent-key';
import { unnumberedConfirmation } from '../../confirmation';
import type { Intent } from './submission';

/**
 * Where the open intent outlives a reload of the page. What is written: its key, whose it is, what
 * the confirmation would show and, once it is paid, its number; no bank account number, no token.
 */
export type IntentStore = {
  /** The borrower's intent that was open when the page went away. */
  readonly read: () => Intent | undefined;
  readonly write: (intent: Intent) => void;
  readonly clear: () => void;
};

const record = entity(
  {
    key: text,
    borrower: text,
    confirmation: unnumberedConfirmation,
    referenceNumber: optionalText,
  },
  sameName,
);

/** @param storage sessionStorage: an intent belongs to its tab */
export function createIntentStore(
  storage: StoragePort | undefined,
  borrower: () => string,
): IntentStore {
  const clear = () => storage?.remove(intentKey);
  return {
    read() {
      const stored = storage?.get(intentKey);
      if (stored === undefined) return undefined;
      const read = readWire(record, parse(stored));
      if (!read.ok || read.value.borrower !== borrower()) {
        clear();
        return undefined;
      }
      const { key, confirmation, referenceNumber } = read.value;
      return { key, confirmation, referenceNumber, submission: undefined, mayHaveArrived: true };
    },
    write({ key, confirmation, referenceNumber }) {
      const value = { key, borrower: borrower(), confirmation, referenceNumber };
      storage?.set(intentKey, JSON.stringify(writeWire(record, value)));
    },
    clear,
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
