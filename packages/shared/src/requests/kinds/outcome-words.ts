import type {
  AffectedPayment,
  PlannedPaymentEffect,
  RequestOutcome,
  RequestResult,
} from '@portico/contract';
import { entryOf } from '@portico/core/internal';
import type { RequestsKindsTextKey } from './requests.kinds.sentences';
import { said, type Said } from './said';

type Key = RequestsKindsTextKey;

const effects: Readonly<Record<PlannedPaymentEffect, Key>> = {
  cancelled: 'effectCancelled',
  moved: 'effectMoved',
  stillTaken: 'effectStillTaken',
};

/** What each result is said with; where a part is missing, the sentence would have a gap. */
const results: Readonly<
  Record<RequestResult, { readonly key: Key; readonly needs: readonly ('date' | 'amount')[] }>
> = {
  dueDateMoved: { key: 'resultDueDateMoved', needs: ['date'] },
  paymentsSkipped: { key: 'resultPaymentsSkipped', needs: ['date'] },
  debitCancelled: { key: 'resultDebitCancelled', needs: ['date', 'amount'] },
  debitMoved: { key: 'resultDebitMoved', needs: ['date', 'amount'] },
  debitStillTaken: { key: 'resultDebitStillTaken', needs: ['date', 'amount'] },
  paymentPlanned: { key: 'resultPaymentPlanned', needs: ['date', 'amount'] },
  paymentReceived: { key: 'resultPaymentReceived', needs: ['date', 'amount'] },
  documentIssued: { key: 'resultDocumentIssued', needs: ['date'] },
  lienReleased: { key: 'resultLienReleased', needs: ['date'] },
  refunded: { key: 'resultRefunded', needs: ['date', 'amount'] },
};

/** What happens to a payment; one that is moved without a day is said with the lender's number. */
export function effectKey({ effect, newDate }: Pick<AffectedPayment, 'effect' | 'newDate'>): Key {
  const key = entryOf<Key>(effects, effect);
  return key === undefined || (key === 'effectMoved' && !newDate) ? 'effectOther' : key;
}

/** What followed a request. */
export function resultWords(outcome: RequestOutcome, locale: string): Said {
  const known = entryOf(results, outcome.result);
  const isWhole = known?.needs.every((part) => outcome[part] !== undefined);
  return said(outcome.words, locale, isWhole ? known?.key : undefined) ?? { key: 'resultOther' };
}
