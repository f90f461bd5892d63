import type { Account } from '@portico/contract';
import type { Confirmation } from '../confirmation';
import type { OutcomeAnswer } from './find-outcome';
import type { IntentStore } from './intent-store';
import type { LoanAnswer } from './payment.account';
import type { Basis } from './payment.state';
import type { Submission } from './submission';

/** What became of one sending of a payment. */
export type SendAnswer =
  | { readonly status: 'posted'; readonly referenceNumber: string }
  | { readonly status: 'refused'; readonly codes: readonly string[] }
  /** Nothing left the browser. */
  | { readonly status: 'notSent' }
  /** It may have been carried out. */
  | { readonly status: 'unknown' };

/** What the payment screen does to the world. No method throws or rejects. */
export type PaymentPorts = {
  basis(): Basis;
  /** Undefined when the list cannot be had. */
  loadAccounts(): Promise<readonly Account[] | undefined>;
  loadLoan(accountNumber: string): Promise<LoanAnswer>;
  send(submission: Submission, key: string): Promise<SendAnswer>;
  outcome(key: string): Promise<OutcomeAnswer>;
  newKey(): string;
  readonly intents: IntentStore;
  /** Resolves after that many milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /** The host has taken the payment. */
  paid(confirmation: Confirmation): void;
};
