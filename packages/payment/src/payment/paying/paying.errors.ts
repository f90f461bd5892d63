import { entryOf, mapErrorMessage, type CodeTexts } from '@portico/core/internal';
import type { Params } from '@portico/rules';
import type { PaymentPayingTextKey } from './payment.paying.sentences';

/** Why a payment was refused, and how that changes the form. */
export type PaymentRefusal = {
  readonly text: PaymentPayingTextKey;
  readonly params?: Params | undefined;
  /** The payment processor's own message, shown instead of the text (payments §8). */
  readonly processorMessage?: string | undefined;
  /** Submit stays disabled until the method or the amount changes (D120). */
  readonly disablesSubmit?: true | undefined;
};

/**
 * Codes of a refused submission (payments §8; D147). For the texts of other codes see `refusalOf`.
 */
const submissionTexts: CodeTexts<PaymentPayingTextKey> = {
  DateNotAllowed: 'errorDateNotAllowed',
  DateMin: 'errorDateNotAllowed',
  DateMax: 'errorDateNotAllowed',
  DateBeforeCutoff: 'errorDateNotAllowed',
  Holiday: 'errorHoliday',
  Weekend: 'errorWeekend',
  PayoffQuote: 'errorPayoffQuote',
  AmountMax: 'errorAmountMax',
  AmountMin: 'errorAmountMin',
  RoutingNumber: 'errorRoutingNumber',
  DoNotResubmit: 'errorDoNotResubmit',
  Declined: 'errorDeclined',
  OverLimit: 'errorOverLimit',
  InvalidInfo: 'errorInvalidInfo',
  Expired: 'errorExpired',
  NiteMode: 'errorNiteMode',
  NightlyError: 'errorNightlyError',
  AchNotAllowed: 'errorAchNotAllowed',
  CardNotAllowed: 'errorCardNotAllowed',
  CreditCardsNotAccepted: 'errorCreditCards',
  ScheduledAchNotAllowed: 'errorScheduledAchNotAllowed',
  ScheduledCardNotAllowed: 'errorScheduledCardNotAllowed',
  RecurringAchNotAllowed: 'errorRecurringAchNotAllowed',
  RecurringCardNotAllowed: 'errorRecurringCardNotAllowed',
  RecurringNotAllowed: 'errorRecurringNotAllowed',
  RecurringPaymentExists: 'errorRecurringExists',
  MultipleScheduledPayments: 'errorMultipleScheduled',
  MaximumScheduledReached: 'errorMaximumScheduledReached',
  ScheduledPaymentNotModifiable: 'errorScheduledFixed',
  ScheduledPaymentsNotModifiable: 'errorScheduledAllFixed',
  ScheduledAchNotModifiable: 'errorScheduledAchFixed',
  ScheduledCardNotModifiable: 'errorScheduledCardFixed',
  RecurringNotDeletable: 'errorRecurringDeletion',
  RecurringAchNotDeletable: 'errorRecurringAchDeletion',
  RecurringCardNotDeletable: 'errorRecurringCardDeletion',
  PayWithoutSaving: 'errorPayWithoutSaving',
  NewPaymentProblem: 'errorNewPayment',
  SubmitProblem: 'errorSubmitProblem',
  AgreementRequired: 'errorTermsRequired',
  DraftAgreementRequired: 'errorDraftRequired',
  PaymentBlocked: 'errorPaymentBlocked',
  NoPaymentNeeded: 'errorNoPaymentNeeded',
  ScheduledPaymentExists: 'errorScheduledPaymentExists',
  PayoffPlanned: 'errorPayoffPlanned',
  MaximumScheduled: 'errorMaximumScheduled',
  MustSaveOrPayNow: 'errorMustSaveOrPayNow',
  MethodUnknown: 'errorMethodUnknown',
  FeeChanged: 'errorFeeChanged',
  TokenExpired: 'errorTokenExpired',
};

const disabling: ReadonlySet<string> = new Set(['Declined', 'OverLimit', 'InvalidInfo', 'Expired']);

/** What a refused request says of the payment itself. */
export type RefusalEffect =
  /** It was not made; it can be changed and submitted as another one. */
  | 'refused'
  /** It was not made and never will be under its key (D173). */
  | 'notMade'
  /** Something was submitted under its key before. */
  | 'unclear'
  /** It may have been made, and must not be submitted again. */
  | 'doNotResubmit';

/** The codes after which a payment is more than refused (payments §8; D175). */
const effects: CodeTexts<RefusalEffect> = {
  DoNotResubmit: 'doNotResubmit',
  IdempotencyKeyReused: 'unclear',
  KeyClosed: 'notMade',
};

/** The effect of a refusal with the host's codes; only the first is used. */
export function effectOf([code = '']: readonly string[]): RefusalEffect {
  return entryOf(effects, code) ?? 'refused';
}

/** Texts of refusals of what the page has from the host: it has changed since. */
const outdatedTexts: ReadonlySet<PaymentPayingTextKey> = new Set([
  'errorDateNotAllowed',
  'errorPayoffQuote',
  'errorRecurringExists',
  'errorScheduledPaymentExists',
  'errorPayoffPlanned',
  'errorMethodUnknown',
  'errorFeeChanged',
  'errorTokenExpired',
]);

/** Whether the loan has to be reloaded before it can be paid. */
export function needsReload({ text }: PaymentRefusal): boolean {
  return outdatedTexts.has(text);
}

/** The refusal for the host's codes; only the first is used. */
export function refusalOf(codes: readonly string[]): PaymentRefusal {
  const mapped = mapErrorMessage(codes[0]);
  if (mapped.as === 'processor') return { text: 'error', processorMessage: mapped.text };
  if (mapped.as === 'unauthorized') return { text: 'error' };
  const flag = mapped.as === 'flag' ? mapped.flag : '';
  const text = entryOf(submissionTexts, flag) ?? 'error';
  return disabling.has(flag) ? { text, disablesSubmit: true } : { text };
}

/** Codes for which a loan cannot be paid at all (payments §8). */
const selectionTexts: CodeTexts<PaymentPayingTextKey> = {
  AccountClosed: 'errorAccountClosed',
  NiteMode: 'errorNiteMode',
  PaymentBlocked: 'errorPaymentBlocked',
  BlockedOnPendingRecurring: 'errorBlockedOnPendingRecurring',
  Delinquent: 'errorDelinquent',
  NoPaymentNeeded: 'errorNoPaymentNeeded',
  DisabledPaymentsAfterCutoffTime: 'errorDisabledPaymentsAfterCutoffTime',
  LoanLockedPayoff: 'errorLoanLockedPayoff',
  Dispute: 'errorDispute',
  NoPaymentOnline: 'errorNoPaymentOnline',
  NoAchPayment: 'errorNoAchPayment',
  NightError: 'errorNightlyProcessing',
  MethodsMissing: 'errorInformation',
};

/** Whether the loan was not loaded for no reason of its own: another try may succeed. */
export function isUnexplained(code: string): boolean {
  return code === 'MethodsMissing' || entryOf(selectionTexts, code) === undefined;
}

/** Unknown codes and failed requests have the generic text. */
export function selectionText(code: string): PaymentPayingTextKey {
  return entryOf(selectionTexts, code) ?? 'errorLoanInfo';
}
