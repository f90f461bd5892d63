import type { Cents } from '@portico/rules';
import type { Confirmation } from '../../confirmation';
import type { OutcomeAnswer } from './find-outcome';
import type { IntentStore } from './intent-store';
import type { LoanLocks } from './loan-locks';
import type { LoanAnswer } from './paying.account';
import type { FeeQuestion, QuoteQuestion } from './paying.questions';
import type { PaymentContext, PreparedDraft } from './paying.state';
import type { Submission } from './submission';

/** What became of one sending of a payment. */
export type SendAnswer =
  | { readonly status: 'posted'; readonly referenceNumber: string }
  | { readonly status: 'refused'; readonly codes: readonly string[] }
  /** Nothing left the browser. */
  | { readonly status: 'notSent' }
  /** It left, and no answer came: it may have been carried out. */
  | { readonly status: 'lost' };

/** What the payment screen does to the world. No method throws or rejects. */
export type PaymentPorts = {
  readonly context: () => PaymentContext;
  readonly loadLoan: (accountNumber: string) => Promise<LoanAnswer>;
  readonly send: (submission: Submission, key: string) => Promise<SendAnswer>;
  readonly outcome: (key: string) => Promise<OutcomeAnswer>;
  /** What pays the loan off on a later day; undefined when the host cannot say. */
  readonly quote: (question: QuoteQuestion) => Promise<Cents | undefined>;
  /** A third party's fee; undefined when it cannot be had. */
  readonly fee: (question: FeeQuestion) => Promise<Cents | undefined>;
  /** Has the draft agreement of the payment made; undefined when it cannot be. */
  readonly prepareDraft: (submission: Submission) => Promise<PreparedDraft | undefined>;
  /**
   * Runs what sends or looks up a payment while no other tab does. `ifFree` gives up, with 'busy',
   * where one does; otherwise it waits.
   */
  readonly withTabLock: (run: () => Promise<void>, ifFree: boolean) => Promise<'done' | 'busy'>;
  readonly newKey: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly intents: IntentStore;
  readonly locks: LoanLocks;
  /** Resolves after that many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether another screen shows the confirmation, and takes the intent out of storage. */
  readonly confirmsElsewhere: () => boolean;
  /** A payment has changed what the account list says. */
  readonly accountsChanged: () => void;
  /** The host has taken the payment. */
  readonly paid: (confirmation: Confirmation) => void;
};
