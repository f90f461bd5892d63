import type { Account, OutputOf, paymentInfo, RecurringPayment } from '@portico/contract';
import type {
  Cents,
  DatedFrequency,
  LocalDate,
  MethodSaving,
  ParsedMoney,
  PaymentType,
} from '@portico/rules';
import type { Method, SavedMethods } from '../methods/method';
import type { PaymentSettings } from '../paying.settings';
import type { PostingPeriod } from './posting-period';

/** The host's payment information about a loan. */
export type PaymentInfo = OutputOf<typeof paymentInfo>;

/** The time and the settings that decide; read each time, because they change. */
export type PaymentContext = {
  readonly today: LocalDate;
  /** The institution's time of day, `HH:mm`. */
  readonly time: string;
  readonly settings: PaymentSettings;
  /** The borrower is a person and not a company. */
  readonly personalUser: boolean;
};

/** The first step, and the result of choosing an account. */
export type AccountStep =
  | { readonly at: 'choosing' }
  | { readonly at: 'loading'; readonly account: Account }
  /** `code` of the host or of the selection rules; see `selectionText`. */
  | { readonly at: 'refused'; readonly account: Account; readonly code: string }
  | { readonly at: 'thirdParty'; readonly account: Account; readonly url: string }
  | { readonly at: 'open'; readonly account: Account; readonly loan: Loan };

export type OpenAccount = Extract<AccountStep, { at: 'open' }>;

/** A loan that can be paid. */
export type Loan = {
  readonly info: PaymentInfo;
  readonly saved: SavedMethods;
  /** The types it can be paid with, never empty; `saving` says how a new method may be used. */
  readonly types: readonly PaymentType[];
  readonly saving: Readonly<Record<PaymentType, MethodSaving>>;
  /** When it was requested from the host; undefined once it is known to have changed. */
  readonly asOf: PostingPeriod | undefined;
};

/** How a deletion or a new default method changes the loan. */
export type LoanChange =
  | {
      readonly of: 'methods';
      readonly saved: SavedMethods;
      readonly defaultMethod: PaymentInfo['defaultPaymentMethod'];
    }
  /** `token` replaces the current one (payments §7). */
  | ({ readonly of: 'planned'; readonly token: string } & Pick<
      PaymentInfo,
      'scheduledPayments' | 'recurringPayment'
    >);

/** When to pay once: today, or a later day as typed (`MM/dd/yyyy`). */
export type When =
  { readonly choice: 'today' } | { readonly choice: 'later'; readonly text: string };

/** How often to pay, and on which days, as far as it is chosen. */
export type Timing =
  | { readonly frequency: 'OneTime'; readonly when: When; readonly payoff: boolean }
  | { readonly frequency: 'OnDueDate' }
  | { readonly frequency: 'DaysBeforeDue'; readonly days: number | undefined }
  /** The first day, as typed. */
  | { readonly frequency: DatedFrequency; readonly text: string };

/** An amount as typed, and as the field has parsed it; a problem is shown once it is touched. */
export type AmountEntry = {
  readonly text: string;
  readonly amount: ParsedMoney;
  readonly touched: boolean;
};

/** The autopay whose place the new one takes (D178). */
export type Replaced = {
  /** Undefined after a reload, once it is off. */
  readonly autopay: RecurringPayment | undefined;
  /** It was turned off for the new one, which is not made yet. */
  readonly isOff: boolean;
};

/** The answer to how much to pay; paying the loan off is part of the timing. */
export type AmountAnswer = 'due' | 'other';

/** What the borrower has chosen so far. Undoing a step clears the later ones. */
export type Choices = {
  readonly account: AccountStep;
  readonly type: PaymentType | undefined;
  readonly method: Method | undefined;
  readonly timing: Timing | undefined;
  readonly amount: AmountEntry;
  /** How the amount was answered; undefined until it is. */
  readonly amountAnswer: AmountAnswer | undefined;
  /** Additional principal; an empty field is none. */
  readonly principal: AmountEntry;
  readonly replaces: Replaced | undefined;
  /** The borrower has made a choice; what is preselected does not count. */
  readonly edited: boolean;
};

/** A request to the host for a choice; `key` identifies what was requested. */
export type HostRequest = { readonly key: string } & (
  | { readonly at: 'pending' }
  | { readonly at: 'known'; readonly amount: Cents }
  | { readonly at: 'failed' }
);

/** The host's answers for the choices: the payoff on a later day, a third party's fee. */
export type HostAnswers = {
  readonly quote: HostRequest | undefined;
  readonly fee: HostRequest | undefined;
  /** No quote was received, so the payoff was turned off. */
  readonly quoteFailed: boolean;
};
