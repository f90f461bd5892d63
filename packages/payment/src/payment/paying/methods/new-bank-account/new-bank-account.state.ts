import type { ReadableAgreement } from '@portico/core/agreements';
import type { FormEvent, FormState, Unanswered } from '@portico/core/internal';
import type {
  BankAccount,
  BankAccountEntry,
  BankAccountProblems,
  MethodSaving,
} from '@portico/rules';
import type { TermsEvent, TermsStep } from '../ach-terms/terms-step';
import type { NewBankAccountTextKey } from './new-bank-account.sentences';

/** What is known of the routing number's bank. */
export type Bank =
  | { readonly at: 'unasked' }
  | { readonly at: 'looking' }
  | {
      readonly at: 'found';
      readonly name: string | undefined;
      /** City and state. */
      readonly place: string;
    }
  | { readonly at: 'missing' }
  | { readonly at: 'failed' };

/** Why an account is not used; what is known of saving it, unless it was refused. */
export type BankProblem = {
  readonly text: NewBankAccountTextKey;
  readonly unanswered?: Unanswered | undefined;
};

/** The form's side effects. No method throws or rejects. */
export type NewBankAccountPorts = {
  readonly lookUp: (routingNumber: string) => Promise<Bank>;
  /** Agreements to accept before the account may be used (D66, D150). */
  readonly terms: () => readonly ReadableAgreement[];
  readonly logTerms: (terms: readonly ReadableAgreement[]) => Promise<boolean>;
  /** Saves the account, or checks one that is used once (D149), and makes it the method. */
  readonly accept: (
    account: BankAccount,
    bank: Bank,
    save: boolean,
  ) => Promise<BankProblem | undefined>;
  /** Runs after that many milliseconds; returns a function that cancels it. */
  readonly delay: (run: () => void, milliseconds: number) => () => void;
};

/** The lender's settings for the form. */
export type NewBankAccountRules = {
  /** The account number is entered twice. */
  readonly confirm: boolean;
  /** The bank must be found. */
  readonly preCheck: boolean;
  readonly saving: MethodSaving;
};

export type Values = BankAccountEntry & { readonly save: boolean };

export type Progress = {
  readonly bank: Bank;
  readonly step:
    | { readonly at: 'form'; readonly problem: BankProblem | undefined }
    | TermsStep
    /** `terms`: those accepted for it. */
    | { readonly at: 'sending'; readonly terms: TermsStep | undefined };
};

export type NewBankAccountState = FormState<Values, BankAccountProblems> & Progress;

/** A submit is Continue. */
export type NewBankAccountEvent = FormEvent<Values> | TermsEvent;
