import { entryOf, refusedCodes, type ApiError, type CodeTexts } from '@portico/core/internal';
import type { Planned } from './planned-payments.state';
import type { PlannedPaymentsTextKey } from './planned-payments.sentences';

type Texts = {
  readonly failed: PlannedPaymentsTextKey;
  readonly codes: CodeTexts<PlannedPaymentsTextKey>;
};

/** Codes of a refused deletion (payments §8), and of a debit that is not skipped (D185). */
const texts: Readonly<Record<Planned['kind'], Texts>> = {
  scheduled: {
    failed: 'errorScheduled',
    codes: {
      DeleteNotAllowed: 'errorScheduledNotAllowed',
      ScheduledAchNotModifiable: 'errorScheduledAch',
      ScheduledCardNotModifiable: 'errorScheduledCard',
    },
  },
  recurring: {
    failed: 'errorRecurring',
    codes: {
      DeleteNotAllowed: 'errorRecurringNotAllowed',
      RecurringNotDeletable: 'errorRecurringAny',
      RecurringAchNotDeletable: 'errorRecurringAch',
      RecurringCardNotDeletable: 'errorRecurringCard',
    },
  },
  debit: { failed: 'errorDebit', codes: { SkipNotAllowed: 'errorDebitNotAllowed' } },
};

/** Why a payment was not deleted or skipped: the host does not allow it, or it failed. */
export function refusedDeletionText(
  kind: Planned['kind'],
  error: ApiError,
): PlannedPaymentsTextKey {
  const [code] = refusedCodes(error);
  const { codes, failed } = texts[kind];
  return (code === undefined ? undefined : entryOf(codes, code)) ?? failed;
}
