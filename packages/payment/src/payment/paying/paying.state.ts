import type { Account, OutputOf, paymentInfo } from '@portico/contract';
import type {
  Cents,
  DatedFrequency,
  Frequency,
  LocalDate,
  MethodSaving,
  PaymentType,
} from '@portico/rules';
import type { Method, SavedMethods } from './method';
import type { Refusal } from './paying.errors';
import type { PaymentSettings } from './paying.settings';
import type { Confirmation } from '../../confirmation';
import type { Intent } from './intent';
import type { Plan, ReadyPayment } from './paying.plan';
import type { PayingTextKey } from './paying.texts';

/** What the host says of a loan before it can be paid. */
export type PaymentInfo = OutputOf<typeof paymentInfo>;

/** What everything is judged by; fresh at every look, because midnight passes and settings change. */
export type PaymentContext = {
  readonly today: LocalDate;
  /** The institution's time of day, `HH:mm`. */
  readonly time: string;
  readonly settings: PaymentSettings;
  /** Company number 0. */
  readonly personalUser: boolean;
};

/** The first step and what choosing an account has led to. */
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
  /** What it can be paid by, never empty; see `saving` for how a new method of the type is used. */
  readonly types: readonly PaymentType[];
  readonly saving: Readonly<Record<PaymentType, MethodSaving>>;
  /** When the host was asked about it. */
  readonly asOf: Moment;
};

/** What deleting or another default leaves of the loan. */
export type LoanChange =
  | {
      readonly of: 'methods';
      readonly saved: SavedMethods;
      readonly defaultMethod: PaymentInfo['defaultPaymentMethod'];
    }
  /** `token` takes the place of the one held (payments §7). */
  | ({ readonly of: 'planned'; readonly token: string } & Pick<
      PaymentInfo,
      'scheduledPayments' | 'recurringPayment'
    >);

/** When to pay once: today, or a later day as it stands in its field (`MM/dd/yyyy`). */
export type When =
  { readonly choice: 'today' } | { readonly choice: 'later'; readonly text: string };

/** How often to pay, and on which days, as far as it is chosen. */
export type Timing =
  | { readonly frequency: 'OneTime'; readonly when: When; readonly payoff: boolean }
  | { readonly frequency: 'OnDueDate' }
  | { readonly frequency: 'DaysBeforeDue'; readonly days: number | undefined }
  /** The first day, as it stands in its field. */
  | { readonly frequency: DatedFrequency; readonly text: string };

/** An amount as it stands in its field; its problem is shown once the field was left. */
export type AmountEntry = { readonly text: string; readonly touched: boolean };

/** What the borrower has chosen so far. A step that is undone takes the later ones with it. */
export type Choices = {
  readonly account: AccountStep;
  readonly type: PaymentType | undefined;
  readonly method: Method | undefined;
  readonly timing: Timing | undefined;
  readonly amount: AmountEntry;
  /** Additional principal; an empty field is none. */
  readonly principal: AmountEntry;
};

/** What has been asked of the host for a choice; an answer for another key is not this one's. */
export type Asked = { readonly key: string } & (
  | { readonly at: 'asking' }
  | { readonly at: 'known'; readonly amount: Cents }
  | { readonly at: 'failed' }
);

/** What the host says of the choices: the payoff on a later day, a third party's fee. */
export type HostAnswers = {
  readonly quote: Asked | undefined;
  readonly fee: Asked | undefined;
  /** A quote could not be had, and the payoff was given up for it. */
  readonly quoteFailed: boolean;
};

/** The agreement that a later payment by bank account needs (D67). */
export type Draft =
  | { readonly at: 'preparing' }
  | { readonly at: 'failed' }
  /** `viewed`: the borrower has opened it. */
  | ({ readonly at: 'ready'; readonly viewed: boolean } & PreparedDraft);

export type PreparedDraft = {
  /** Opens the document, and goes back with the payment. */
  readonly token: string;
  /** Undefined where the bank behind the account is not known. */
  readonly bank: Bank | undefined;
};

/** A bank as the routing number's look-up gives it. */
export type Bank = {
  readonly routingNumber: string;
  readonly name: string | undefined;
  readonly address: string | undefined;
};

/** What is going on. */
export type Step =
  | {
      readonly at: 'choosing';
      readonly refusal: Refusal | undefined;
      /** The confirmation number of a payment that another tab, or an earlier visit, has sent. */
      readonly earlierPaid?: string | undefined;
    }
  /** A new method of the chosen type is being entered. */
  | { readonly at: 'adding'; readonly type: PaymentType; readonly refusal: Refusal | undefined }
  | {
      readonly at: 'confirming';
      /** What the borrower sees, and what is sent as it stands (D165). */
      readonly reviewed: ReadyPayment;
      /** Undefined where none is needed. */
      readonly draft: Draft | undefined;
      /** It is not what was confirmed before: time has passed, and the borrower is asked again. */
      readonly changed: boolean;
      /** It was confirmed, and what it is compared with is being asked of the host. */
      readonly refreshing: boolean;
    }
  | { readonly at: 'submitting'; readonly intent: Intent; readonly reviewed: ReadyPayment }
  /** It may have been carried out: its outcome is being looked up. */
  | { readonly at: 'checking'; readonly intent: Intent }
  /** The outcome could not be found out; nothing can be submitted until it is. */
  | {
      readonly at: 'unresolved';
      readonly intent: Intent;
      /** What the host answered, where that was not to pay again. */
      readonly refusal: Refusal | undefined;
      /** The lender's API can be asked again (D160). */
      readonly canLookUp: boolean;
    }
  /** The host has not got it; the same intent can be sent again. */
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
  /** A quote could not be had, and the payoff was given up for it. */
  readonly quoteFailed: boolean;
  /** What the choices come to; undefined until there is a method. */
  readonly plan: Plan | undefined;
};

export type PaymentEvent =
  | { readonly type: 'chooseAccount'; readonly account: Account }
  | { readonly type: 'chooseType'; readonly paymentType: PaymentType }
  | { readonly type: 'chooseSaved'; readonly profileId: string }
  /** Opens the room for a new method of the chosen type. */
  | { readonly type: 'addMethod' }
  | { readonly type: 'cancelAdding' }
  /** `saved`: the saved methods as they are now, when the new one is among them. */
  | {
      readonly type: 'useMethod';
      readonly method: Method;
      readonly saved: SavedMethods | undefined;
    }
  /** What was done to the saved methods or the planned payments has changed the loan. */
  | { readonly type: 'changeLoan'; readonly change: LoanChange }
  | { readonly type: 'removeMethod' }
  | { readonly type: 'chooseFrequency'; readonly frequency: Frequency }
  | { readonly type: 'payToday' }
  | { readonly type: 'payLater'; readonly text: string }
  | { readonly type: 'payOff'; readonly on: boolean }
  | { readonly type: 'chooseDays'; readonly days: number }
  | { readonly type: 'typeFirstDay'; readonly text: string }
  /** Asks again for the fee that could not be had. */
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
  /** From the confirmation back to an empty form. */
  | { readonly type: 'payAgain' };
