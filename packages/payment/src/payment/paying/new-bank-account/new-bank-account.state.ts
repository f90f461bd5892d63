import type { ReadableAgreement } from '@portico/core';
import type {
  BankAccount,
  BankAccountEntry,
  BankAccountField,
  BankAccountProblems,
  MethodSaving,
} from '@portico/rules';
import type { NewBankAccountTextKey } from './new-bank-account.texts';

/** What is known of the bank behind the routing number. */
export type Bank =
  | { readonly at: 'unasked' }
  | { readonly at: 'looking' }
  | { readonly at: 'found'; readonly name: string | undefined }
  | { readonly at: 'missing' }
  | { readonly at: 'failed' };

/** What became of validating or saving an account. */
export type Acceptance =
  { readonly ok: true } | { readonly ok: false; readonly text: NewBankAccountTextKey };

/** What the form does to the world. No method throws or rejects. */
export type NewBankAccountPorts = {
  readonly lookUp: (routingNumber: string) => Promise<Bank>;
  /** Agreements to accept before the account may be used (D66, D150). */
  readonly terms: () => readonly ReadableAgreement[];
  readonly logTerms: (terms: readonly ReadableAgreement[]) => Promise<boolean>;
  /** Saves the account, or checks one that is used once (D149), and makes it the method. */
  readonly accept: (account: BankAccount, bank: Bank, save: boolean) => Promise<Acceptance>;
  /** Runs after so many milliseconds; returns its cancellation. */
  readonly delay: (run: () => void, milliseconds: number) => () => void;
};

/** What the lender's settings make of the form. */
export type FormRules = {
  /** The account number is asked for twice. */
  readonly confirm: boolean;
  /** The bank must be found. */
  readonly preCheck: boolean;
  readonly saving: MethodSaving;
};

/** The agreements to agree to. */
export type TermsStep = {
  readonly at: 'terms';
  readonly terms: readonly ReadableAgreement[];
  /** Those with a text of their own that were accepted there, by host number. */
  readonly accepted: ReadonlySet<number>;
  /** Agree did nothing: one was not accepted yet, or the agreement could not be logged. */
  readonly problem: { readonly unread: string } | 'log' | undefined;
};

export type FormState = {
  readonly entry: BankAccountEntry;
  /** Fields that were left, or all after Continue: their problems are shown. */
  readonly touched: ReadonlySet<BankAccountField>;
  /** How often Continue found something wrong. */
  readonly attempts: number;
  readonly save: boolean;
  readonly bank: Bank;
  readonly step:
    | { readonly at: 'form'; readonly problem: NewBankAccountTextKey | undefined }
    | TermsStep
    /** `terms`: those that were agreed to for it. */
    | { readonly at: 'sending'; readonly terms: TermsStep | undefined };
  readonly problems: BankAccountProblems;
};

export type FormEvent =
  | { readonly type: 'edit'; readonly patch: Partial<BankAccountEntry> }
  | { readonly type: 'leave'; readonly field: BankAccountField }
  | { readonly type: 'save'; readonly on: boolean }
  | { readonly type: 'continue' }
  /** The answer to the text of one agreement. */
  | { readonly type: 'answerTerm'; readonly hostNum: number; readonly accepted: boolean }
  | { readonly type: 'agree' }
  | { readonly type: 'disagree' };
