import type { RecurringPayment } from '@portico/contract';
import type { Cents } from '@portico/rules';
import type { Deletion } from '@portico/shared/planned-payments';
import type { Confirmation } from '../../confirmation';
import type { OutcomeAnswer } from '@portico/shared/outcome';
import type { IntentStore } from './delivery/intent-store';
import type { LoanLocks } from './delivery/loan-locks';
import type { LoanAnswer } from './plan/account-decision';
import type { FeeQuestion, QuoteQuestion } from './plan/host-questions';
import type { PaymentContext } from './plan/choices';
import type { PreparedDraft } from './paying.state';
import type { Submission } from './delivery/submission';

/** The result of sending a payment once. */
export type SendAnswer =
  | { readonly status: 'posted'; readonly referenceNumber: string }
  | { readonly status: 'refused'; readonly codes: readonly string[] }
  /** The request did not leave the browser. */
  | { readonly status: 'notSent' }
  /** It was sent, but no answer was received: it may have been carried out. */
  | { readonly status: 'lost' };

/** The payment screen's side effects. No method throws or rejects. */
export type PaymentPorts = {
  readonly context: () => PaymentContext;
  readonly loadLoan: (accountNumber: string) => Promise<LoanAnswer>;
  readonly send: (submission: Submission, key: string) => Promise<SendAnswer>;
  /** Turns the loan's autopay off; the token takes the place of the current one. */
  readonly turnOffAutopay: (
    autopay: RecurringPayment,
    of: { readonly accountNumber: string; readonly paymentToken: string },
  ) => Promise<Deletion>;
  readonly outcome: (key: string) => Promise<OutcomeAnswer>;
  /** The payoff amount on a later day; undefined when the request fails. */
  readonly quote: (question: QuoteQuestion) => Promise<Cents | undefined>;
  /** A third party's fee; undefined when the request fails. */
  readonly fee: (question: FeeQuestion) => Promise<Cents | undefined>;
  /** Requests the payment's draft agreement; undefined when that fails. */
  readonly prepareDraft: (submission: Submission) => Promise<PreparedDraft | undefined>;
  /**
   * Runs with the tab lock, which one tab at a time holds. While another tab holds it, `ifFree`
   * resolves to 'busy' without running; otherwise it waits.
   */
  readonly withTabLock: (run: () => Promise<void>, ifFree: boolean) => Promise<'done' | 'busy'>;
  /** Whether this page has terms of payments by bank account that can be agreed to. */
  readonly hasTerms: () => boolean;
  readonly newKey: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly intents: IntentStore;
  readonly locks: LoanLocks;
  /** Resolves after that many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether another screen shows the confirmation, and removes the intent from storage. */
  readonly confirmsElsewhere: () => boolean;
  /** A payment has changed the account list. */
  readonly accountsChanged: () => void;
  /** The host has accepted the payment. */
  readonly paid: (confirmation: Confirmation) => void;
};
