import { toJson } from '@portico/rules';
import {
  entity,
  flag,
  optionalInteger,
  optionalText,
  readWire,
  sameName,
  text,
  writeWire,
} from '@portico/contract';
import { parseJson, type StoragePort } from '@portico/core/internal';
import { intentKey } from '../../../intent-key';
import { unnumberedConfirmation, type Confirmation } from '../../../confirmation';
import type { Intent } from './intent';

/** A payment that an earlier page stored: an intent to look up, or the confirmation of a paid one. */
export type StoredPayment =
  | { readonly at: 'sent'; readonly intent: Intent }
  | { readonly at: 'paid'; readonly confirmation: Confirmation };

/**
 * Keeps the open intent across a reload. It stores the key, the borrower, when it was sent,
 * whether it must not be sent again, what the confirmation shows and, once paid, its number; no bank account number and no token.
 */
export type IntentStore = {
  /** What the borrower's last page stored. */
  readonly read: () => StoredPayment | undefined;
  /** Does nothing for an intent that another tab sent. */
  readonly write: (intent: Intent, referenceNumber?: string) => void;
  readonly clear: () => void;
};

const record = entity(
  {
    key: text,
    borrower: text,
    confirmation: unnumberedConfirmation,
    sentAt: optionalInteger,
    doNotResubmit: flag,
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
      const read = readWire(record, parseJson(stored));
      if (!read.ok || read.value.borrower !== borrower()) {
        clear();
        return undefined;
      }
      const { key, confirmation, sentAt, doNotResubmit, referenceNumber } = read.value;
      if (referenceNumber !== undefined) {
        return { at: 'paid', confirmation: { ...confirmation, referenceNumber } };
      }
      const { accountNumber } = confirmation.submissionInfo;
      const unknown = { reviewed: undefined, mayHaveArrived: true, doNotResubmit };
      return { at: 'sent', intent: { key, accountNumber, confirmation, sentAt, ...unknown } };
    },
    write({ key, confirmation, sentAt, doNotResubmit }, referenceNumber) {
      if (!confirmation) return;
      const sent = { key, sentAt, doNotResubmit };
      const value = { ...sent, borrower: borrower(), confirmation, referenceNumber };
      storage?.set(intentKey, toJson(writeWire(record, value)));
    },
    clear,
  };
}
