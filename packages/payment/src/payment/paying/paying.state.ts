import type { Account, OutputOf, paymentInfo } from '@portico/contract';
import type {
  Cents,
  DatedFrequency,
  Frequency,
  LocalDate,
  MethodSaving,
  PaymentType,
} from '@portico/rules';
import type { Method, SavedMethods } from './methods/method';
import type { Refusal } from './paying.errors';
import type { PaymentSettings } from './paying.settings';
import type { Confirmation } from '../../confirmation';
import type { Intent } from './delivery/intent';
import type { Plan, ReadyPayment } from './plan/plan';
import type { PayingTextKey } from './paying.texts';

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

/** What the host's answers depend on: the institution's day, and whether its cut-off has passed. */
export type Moment = { readonly day: LocalDate; readonly afterCutoff: boolean };

/** A loan that can be paid. */
export type Loan = {
  readonly info: PaymentInfo;
  readonly saved: SavedMethods;
  /** The types it can be paid with, never empty; `saving` says how a new method may be used. */
  readonly types: readonly PaymentType[];
  readonly saving: Readonly<Record<PaymentType, MethodSaving>>;
  /** When the host was asked about it. */
  readonly asOf: Moment;
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

/** An amount as typed; its problem is shown once the field is touched. */
export type AmountEntry = { readonly text: string; readonly touched: boolean };

/** What the borrower has chosen so far. Undoing a step clears the later ones. */
export type Choices = {
  readonly account: AccountStep;
  readonly type: PaymentType | undefined;
  readonly method: Method | undefined;
  readonly timing: Timing | undefined;
  readonly amount: AmountEntry;
  /** Additional principal; an empty field is none. */
  readonly principal: AmountEntry;
};

/** A request to the host for a choice; `key` identifies what was requested. */
export type Asked = { readonly key: string } & (
  | { readonly at: 'asking' }
  | { readonly at: 'known'; readonly amount: Cents }
  | { readonly at: 'failed' }
);

/** The host's answers for the choices: the payoff on a later day, a third party's fee. */
export type HostAnswers = {
  readonly quote: Asked | undefined;
  readonly fee: Asked | undefined;
  /** No quote was received, so the payoff was turned off. */
  readonly quoteFailed: boolean;
};

/** The agreement that a later payment by bank account needs (D67). */
export type Draft =
  | { readonly at: 'preparing' }
  | { readonly at: 'failed' }
  /** `viewed`: the borrower has opened it. */
  | ({ readonly at: 'ready'; readonly viewed: boolean } & PreparedDraft);

export type PreparedDraft = {
  /** Opens the document, and is sent with the payment. */
  readonly token: string;
  /** Undefined if the account's bank is not known. */
  readonly bank: Bank | undefined;
};

/** A bank, from the look-up of its routing number. */
export type Bank = {
  readonly routingNumber: string;
  readonly name: string | undefined;
  readonly address: string | undefined;
};

/** The current step. */
export type Step =
  | {
      readonly at: 'choosing';
      readonly refusal: Refusal | undefined;
      /** The confirmation number of a payment sent by another tab or in an earlier visit. */
      readonly earlierPaid?: string | undefined;
    }
  /** A new method of the chosen type is being entered. */
  | { readonly at: 'adding'; readonly type: PaymentType; readonly refusal: Refusal | undefined }
  | {
      readonly at: 'confirming';
      /** What the borrower sees, and what is sent unchanged (D165). */
      readonly reviewed: ReadyPayment;
      /** Undefined where none is needed. */
      readonly draft: Draft | undefined;
      /** It differs from what was confirmed before, so the borrower is asked again. */
      readonly changed: boolean;
      /** It was confirmed; the host's data is being reloaded to compare it. */
      readonly refreshing: boolean;
    }
  | { readonly at: 'submitting'; readonly intent: Intent; readonly reviewed: ReadyPayment }
  /** It may have been carried out: its outcome is being looked up. */
  | { readonly at: 'checking'; readonly intent: Intent }
  /** The outcome is not known; nothing can be submitted until it is. */
  | {
      readonly at: 'unresolved';
      readonly intent: Intent;
      /** The host's answer, if it said not to pay again. */
      readonly refusal: Refusal | undefined;
      /** The outcome can be looked up again (D160). */
      readonly canLookUp: boolean;
    }
  /** The host has not received it; the same intent can be sent again. */
  | {
      readonly at: 'notSent';
      readonly intent: Intent;
      readonly reviewed: ReadyPayment;
      readonly text: PayingTextKey;
    }
  | { readonly at: 'done'; readonly confirmation: Confirmation };

export type PaymentState = {
  readonly choices: Choices;
  readonly step: Step;
  /** No quote was received, so the payoff was turned off. */
  readonly quoteFailed: boolean;
  /** What follows from the choices; undefined until there is a method. */
  readonly plan: Plan | undefined;
};

export type PaymentEvent =
  | { readonly type: 'chooseAccount'; readonly account: Account }
  | { readonly type: 'chooseType'; readonly paymentType: PaymentType }
  | { readonly type: 'chooseSaved'; readonly profileId: string }
  /** Opens the form for a new method of the chosen type. */
  | { readonly type: 'addMethod' }
  | { readonly type: 'cancelAdding' }
  /** `saved`: the new list of saved methods, if the new one is among them. */
  | {
      readonly type: 'useMethod';
      readonly method: Method;
      readonly saved: SavedMethods | undefined;
    }
  /** A change of the saved methods or the planned payments has changed the loan. */
  | { readonly type: 'changeLoan'; readonly change: LoanChange }
  | { readonly type: 'removeMethod' }
  | { readonly type: 'chooseFrequency'; readonly frequency: Frequency }
  | { readonly type: 'payToday' }
  | { readonly type: 'payLater'; readonly text: string }
  | { readonly type: 'payOff'; readonly on: boolean }
  | { readonly type: 'chooseDays'; readonly days: number }
  | { readonly type: 'typeFirstDay'; readonly text: string }
  /** Requests the fee again after a failure. */
  | { readonly type: 'askFeeAgain' }
  | { readonly type: 'typeAmount'; readonly text: string }
  | { readonly type: 'leaveAmount' }
  | { readonly type: 'typePrincipal'; readonly text: string }
  | { readonly type: 'leavePrincipal' }
  | { readonly type: 'review' }
  | { readonly type: 'cancelReview' }
  | { readonly type: 'viewDraft' }
  | { readonly type: 'prepareDraft' }
  | { readonly type: 'confirm' }
  | { readonly type: 'retry' }
  | { readonly type: 'checkAgain' }
  /** Sends a payment whose outcome cannot be looked up again, under its key (D160). */
  | { readonly type: 'sendAgain' }
  /** The lender has told the borrower that the payment was not made. */
  | { readonly type: 'startOver' }
  /** Midnight or the cut-off may have passed. */
  | { readonly type: 'timePassed' }
  /** Goes from the confirmation to an empty form. */
  | { readonly type: 'payAgain' };
