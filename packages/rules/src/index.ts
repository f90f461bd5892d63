export { assertNever, fail, ok, type Failure, type Outcome, type Params } from './outcome';
export {
  addCents,
  amountFromCents,
  amountInputLength,
  cents,
  centsFromAmount,
  formatMoney,
  maxCents,
  minCents,
  multiplyCents,
  parseMoney,
  type Cents,
} from './money';
export {
  compareDates,
  dateOf,
  dayOfMonth,
  daysInMonth,
  formatDate,
  localDate,
  monthOf,
  yearOf,
  type LocalDate,
} from './local-date';
export { addDays, addMonths, dayOfWeek, daysBetween, lastDayOfMonth } from './date-arithmetic';
export { parseFlag, parseNumber, splitKey } from './settings-values';
export { digitsOnly, safeInput } from './input-text';
export { fillText } from './text';
export {
  accountKind,
  displayAccountNumber,
  isClosed,
  isPayable,
  maskedEnding,
  type AccountKind,
} from './account';
export {
  neededAgreements,
  parseAgreements,
  timingCodes,
  type AgreedRecord,
  type Agreement,
  type AgreementProblem,
  type AgreementTiming,
} from './agreements';
export { countdownSeconds, formatCountdown, idleLimit, idleState, type IdleState } from './idle';
export type { MethodKind, PaymentType } from './payments/payment-type';
export { thirdPartyApplies, type ThirdPartySettings } from './payments/third-party';
export {
  decideAfterLoad,
  decideBeforeLoad,
  type AccountAfterLoad,
  type AccountBeforeLoad,
  type SelectionCode,
} from './payments/account-selection';
export {
  paymentKind,
  recurringOptions,
  type Frequency,
  type PaymentKind,
  type RecurringFrequency,
  type RecurringOption,
} from './payments/payment-kind';
export {
  schedulingRefusal,
  type SchedulingCode,
  type SchedulingFacts,
  type SchedulingSettings,
} from './payments/scheduling';
export {
  checkPaymentDate,
  firstPaymentDate,
  type PaymentDateCode,
  type PaymentDateLimits,
} from './payments/payment-date';
export {
  amountLimits,
  amountNotice,
  cardMaximum,
  checkAmount,
  type AmountFacts,
  type AmountLimits,
  type AmountSettings,
} from './payments/amount-limits';
export { firstPartyFee, thirdPartyFeeFlags, type FirstPartyFees } from './payments/fees';
export { paymentTotal, processingFee, type PaymentParts } from './payments/total';
export {
  checkRoutingNumber,
  routingLookupDelay,
  routingNumberLength,
} from './payments/routing-number';
export {
  accountNumberLength,
  checkAccountNumber,
  checkBankAccount,
  checkConfirmation,
  checkOwnerName,
  type BankAccount,
  type BankAccountEntry,
  type BankAccountField,
  type BankAccountProblems,
  type BankAccountType,
} from './payments/bank-account';
export { methodSaving, type MethodSaving, type SavingFacts } from './payments/method-saving';
