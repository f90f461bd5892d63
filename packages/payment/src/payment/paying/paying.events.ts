import type { Account } from '@portico/contract';
import type { Frequency, Identifier, ParsedMoney, PaymentType } from '@portico/rules';
import type { Method, SavedMethods } from './methods/method';
import type { AmountAnswer, LoanChange } from './plan/choices';

export type AccountEvents = {
  chooseAccount: { readonly account: Account };
  /** Goes from the confirmation to an empty form, for the account as it is after the payment. */
  payAgain: { readonly account: Account | undefined };
};

export type MethodEvents = {
  chooseType: { readonly paymentType: PaymentType };
  /** Opens the form for a new method if none of the chosen type is saved. */
  needMethod: unknown;
  chooseSaved: { readonly profileId: Identifier };
  /** Opens the form for a new method of the chosen type. */
  addMethod: unknown;
  cancelAdding: unknown;
  /** `saved`: the new list of saved methods, if the new one is among them. */
  useMethod: { readonly method: Method; readonly saved: SavedMethods | undefined };
  removeMethod: unknown;
  /** A change of the saved methods or the planned payments has changed the loan. */
  changeLoan: { readonly change: LoanChange };
};

export type TimingEvents = {
  chooseFrequency: { readonly frequency: Frequency };
  payToday: unknown;
  payLater: { readonly text: string };
  payOff: { readonly on: boolean };
  chooseDays: { readonly days: number };
  typeFirstDay: { readonly text: string };
};

export type AmountEvents = {
  /** The amount due, or another amount, which is then typed; not the payoff. */
  chooseAmount: { readonly answer: AmountAnswer };
  typeAmount: { readonly text: string; readonly amount: ParsedMoney };
  touchAmount: unknown;
  typePrincipal: { readonly text: string; readonly amount: ParsedMoney };
  touchPrincipal: unknown;
};

export type AutopayEvents = {
  /** Fills the steps in with the loan's autopay, whose place a new one takes. */
  replaceAutopay: unknown;
};

export type ReviewEvents = {
  review: unknown;
  cancelReview: unknown;
  viewDraft: unknown;
  prepareDraft: unknown;
  confirm: unknown;
  /** Sends a payment again that the host has not received. */
  retry: unknown;
};

export type DeliveryEvents = {
  checkAgain: unknown;
  /** Sends a payment of unknown outcome again, under its key (D160, D173). */
  sendAgain: unknown;
  /** The lender has confirmed to the borrower that the payment was not made. */
  startOver: unknown;
};

export type TermsEvents = {
  /** They are logged. */
  agreeToTerms: unknown;
  declineTerms: unknown;
  /** They could not be shown. */
  missTerms: unknown;
};

type OtherEvents = {
  /** Chooses again what was kept of an earlier page; a message above the steps stays. */
  restore: { readonly events: readonly PaymentEvent[] };
  /** Requests the fee again after a failure. */
  requestFeeAgain: unknown;
  /** Midnight or the cut-off may have passed. */
  timePassed: unknown;
  /** Another tab has sent a payment, or found its outcome. */
  paidElsewhere: unknown;
};

/** Every event by its type, with what it carries. */
type Events = AccountEvents &
  MethodEvents &
  TimingEvents &
  AmountEvents &
  AutopayEvents &
  ReviewEvents &
  DeliveryEvents &
  TermsEvents &
  OtherEvents;

export type PaymentEvent<T extends keyof Events = keyof Events> = {
  [K in T]: { readonly type: K } & Events[K];
}[T];

/** A function for each of these events. */
export type Handlers<E extends Partial<Events> = Events> = {
  readonly [K in keyof E & keyof Events]: (event: PaymentEvent<K>) => void;
};
