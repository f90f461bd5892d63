import type { OutputOf, paymentInfo, RecurringPayment, ScheduledPayment } from '@portico/contract';
import type { Unanswered } from '@portico/core/internal';
import type { Outcome } from '@portico/rules';
import type { PlannedPaymentsTextKey } from './planned-payments.sentences';

/** One debit of the recurring payment. */
export type Debit = NonNullable<RecurringPayment['nextDebits']>[number];

/** A future payment that the borrower can delete, or the next debit of one, which can be skipped. */
export type Planned =
  | { readonly kind: 'scheduled'; readonly payment: ScheduledPayment }
  | { readonly kind: 'recurring'; readonly payment: RecurringPayment }
  | {
      readonly kind: 'debit';
      readonly payment: RecurringPayment;
      readonly debit: Debit;
      /** The one after it, where it is known. */
      readonly following: Debit | undefined;
    };

/** The planned payments of a loan, and the token of the next deletion. */
export type PlannedNow = Pick<
  OutputOf<typeof paymentInfo>,
  'scheduledPayments' | 'recurringPayment' | 'paymentToken'
>;

/** The result of a deletion: the token that replaces the current one, or why it failed. */
export type Deletion = Outcome<
  string,
  {
    readonly text: PlannedPaymentsTextKey;
    /** Undefined where the host has refused it. */
    readonly unanswered: Unanswered | undefined;
    /** As they are, read where the answer was lost. */
    readonly now: PlannedNow | undefined;
  }
>;

/** The lists' side effects. No method throws or rejects. */
export type PlannedPaymentsPorts = {
  readonly remove: (planned: Planned) => Promise<Deletion>;
  /** The host has deleted it. */
  readonly removed: (planned: Planned, token: string) => void;
  /** The payments were read, after a deletion without an answer. */
  readonly read: (now: PlannedNow) => void;
  /** Calls once after some milliseconds, unless the function it returns is called before. */
  readonly delay: (call: () => void, milliseconds: number) => () => void;
};

export type PlannedPaymentsState = {
  /** The one that is being confirmed, or deleted or skipped. */
  readonly deleting: Planned | undefined;
  readonly busy: boolean;
  /** The result of the last deletion; without a problem it succeeded. */
  readonly outcome:
    | {
        readonly planned: Planned;
        readonly problem: PlannedPaymentsTextKey | undefined;
        readonly unanswered: Unanswered | undefined;
      }
    | undefined;
  /** The recurring payment that was turned off here, until the next action. */
  readonly turnedOff: RecurringPayment | undefined;
};

export type PlannedPaymentsEvent =
  | { readonly type: 'askDelete'; readonly planned: Planned }
  | { readonly type: 'cancel' }
  | { readonly type: 'confirm' };
