export {
  assertNever,
  errorOf,
  fail,
  ok,
  refuse,
  type Checked,
  type Outcome,
  type Params,
  type Refusal,
} from './values/outcome';
export {
  amountFromCents,
  amountInputLength,
  cents,
  centsFromAmount,
  formatDecimal,
  formatMoney,
  type Cents,
} from './values/money';
export { addCents, maxCents, minCents, multiplyCents } from './values/money-arithmetic';
export { parseMoney, type ParsedMoney } from './values/typed-money';
export {
  compareDates,
  dateOf,
  dayOfMonth,
  daysInMonth,
  formatDate,
  formatShortDate,
  localDate,
  monthOf,
  yearOf,
  type LocalDate,
} from './values/local-date';
export { addDays, addMonths, lastDayOfMonth } from './values/date-arithmetic';
export { dayOfWeek, daysBetween, monthsBetween } from './values/date-arithmetic';
export { fromJson, hasOwnMethods, isElement, keysOf, sequence, toJson } from './values/natives';
export { parseFlag, parseNumber, splitKey } from './values/settings-values';
export { digitsOnly, safeInput, shapeDigits } from './values/input-text';
export { amountEdit, parseAmountInput } from './values/typed-money';
export { changedBy, formatMasked, maskedEdit, type Edit, type Mask } from './masks/mask';
export { cardNumberMask, codeMask, dateMask, digitsMask, phoneMask, ssnMask } from './masks/masks';
export { readDigits, readGroups } from './masks/read';
export { sameValue } from './values/same-value';
export { withChanges } from './values/with-changes';
export { masked, scrubSecrets } from './values/scrub';
export { fillText } from './values/text';
export { safeAddress, type AddressUse } from './values/web-address';
export {
  accountKind,
  displayAccountNumber,
  isClosed,
  isPayable,
  lastFour,
  maskedEnding,
  type AccountKind,
} from './account';
export {
  canAgree,
  noChoices,
  openAgreements,
  withAnswer,
  withOpened,
  type AgreementChoices,
  type OpenAgreement,
} from './agreements/agreement-choices';
export {
  agreementPlace,
  lastAgreedOn,
  neededAgreements,
  parseAgreements,
  timingCodes,
  type AgreedRecord,
  type Agreement,
  type AgreementProblem,
  type AgreementTiming,
} from './agreements/agreements';
export { isElectronic, statementsOfYear, statementYears } from './statements/statements';
export {
  statementMonth,
  statementProvider,
  statementViewer,
  type StatementViewer,
} from './statements/statement-viewers';
export {
  neededSignInSteps,
  signInAgreements,
  signInSteps,
  type SignInStep,
  type StepConditions,
} from './sign-in-steps';
export { mayAskForReview, type ReviewHistory, type ReviewMinimums } from './review';
export { formatCountdown, idleState, type IdleState } from './idle';
export { countdownSeconds, idleLimit, sessionLimit } from './idle-limits';
export { maskEmail } from './contact/mask-email';
export { activationPolicy } from './credentials/activation';
export { checkRecoveryField, recoveryFields, type RecoveryField } from './credentials/recovery';
export { credentialMaximum, defaultMinimums, passwordCheckDelay } from './credentials/limits';
export {
  checkLoginName,
  loginNamePatterns,
  type LoginNameCode,
  type LoginNamePolicy,
} from './credentials/login-name';
export { checkLegacyPassword, type LegacyPasswordPolicy } from './credentials/legacy-password';
export { checkPasswordConfirmation } from './credentials/password-confirmation';
export {
  checkPassword,
  type PasswordCode,
  type PasswordPolicy,
  type PasswordVerdict,
  type RuleRow,
  type ServerAnswer,
} from './credentials/password';
export {
  passwordRules,
  type PasswordErrorKey,
  type PasswordFacts,
  type PasswordRule,
  type ServerPasswordRules,
} from './credentials/password-rules';
export {
  checkSecretAnswer,
  hasAllowedCharacters,
  plainSecretAnswer,
} from './credentials/secret-answer';
export { serverCheckFor, type ServerCheck, type ServerFindings } from './credentials/server-check';
export type { RuleProblem, ServerRule } from './credentials/server-rules';
export {
  changedPhones,
  isPhone,
  phonePattern,
  phoneProblems,
  phoneSlots,
  phonesOf,
  samePhone,
  shapePhone,
  withPhoneNumber,
  withPrimary,
  type PhoneEntry,
  type PhoneEntryProblem,
  type Phones,
  type PhoneSlot,
  type StoredPhone,
} from './profile/phones';
export {
  addressFields,
  addressProblems,
  zipCodeLength,
  type AddressEntry,
  type AddressField,
  type AddressProblem,
} from './address/address';
export { usStates, type UsState } from './address/us-states';
export {
  contactAddressProblems,
  phoneChangeProblems,
  type ContactAddress,
  type ContactAddressField,
  type ContactAddressProblem,
  type PhoneChange,
  type PhoneProblem,
} from './contact/contact-change';
export { clockTime, openDays, type OpenDay, type OpenDays } from './branches/opening-hours';
export { byDistance, byZipCode, isPlottable, milesBetween, type GeoPoint } from './branches/branch';
export { counterTone, messageMaximum, messageProblem } from './messages/message';
export { subjectMaximum, writerMaximum } from './messages/message';
export type { MessageField, MessageKind } from './messages/message';
export {
  accountNumberGroups,
  checkAccountNumberEntry,
  type AccountLengths,
  type HoldingType,
} from './registration/account-number';
export {
  branchLength,
  checkDateOfBirth,
  checkDigits,
  checkEmail,
  checkSsn,
  emailMaximum,
  nameMaximum,
  phoneLength,
  requiredSsnDigits,
  ssnLength,
  zipLength,
} from './registration/identity';
export { personalProblems, type PersonalField } from './registration/personal';
export type { FieldProblem, Problems } from './registration/problems';
export { securityFieldMaximum, securityProblems } from './registration/security';
export type { SecurityField } from './registration/security';
export {
  isValidReminder,
  reminderDaysLength,
  reminderNumbers,
  reminderToSave,
  tickReminder,
  type Reminder,
  type ReminderNumber,
} from './loans/alerts';
export { coverageOf, hasMatured, type Coverage } from './loans/insurance';
export { checkQuoteDate, type QuoteDateCode } from './loans/quote-date';
export { paymentTypes, type MethodKind, type PaymentType } from './payments/payment-type';
export { thirdPartyApplies, type ThirdPartySettings } from './payments/amounts/third-party';
export {
  decideAfterLoad,
  decideBeforeLoad,
  type AccountAfterLoad,
  type AccountBeforeLoad,
  type SelectionCode,
} from './payments/account-selection';
export {
  frequencies,
  frequencyMode,
  paymentKind,
  recurringDetails,
  type Frequency,
  type FrequencyMode,
  type PaymentKind,
} from './payments/payment-kind';
export {
  billingIntervals,
  loanBilling,
  intervalDay,
  semiMonthlySecondDate,
  type LoanBilling,
  type BillingInterval,
} from './payments/recurring/billing';
export { daysBeforeDueChoices, type DaysBeforeDueFacts } from './payments/dates/days-before-due';
export {
  offeredFrequencies,
  recurringRefusal,
  type FrequencyFacts,
  type FrequencySettings,
  type RecurringCode,
  type RecurringFacts,
  type RecurringSettings,
} from './payments/recurring/frequencies';
export {
  datedFrequencyOf,
  datedRow,
  isRecurringFrequency,
  recurringFrequencies,
  recurringOptionNames,
  recurringOptionOf,
  type DatedFrequency,
  type RecurringFrequency,
  type RecurringOption,
} from './payments/recurring/frequency-table';
export {
  firstRun,
  nextOccurrences,
  occurrence,
  plannedDay,
  type Occurrence,
  type RecurringPlan,
} from './payments/recurring/recurring-schedule';
export { upcomingPayments, type DescribedRecurring } from './payments/recurring/upcoming-payments';
export { recurringValues, type RecurringValues } from './payments/recurring/recurring-values';
export {
  checkRecurringDate,
  recurringDaysAhead,
  type RecurringDateCode,
  type RecurringDateLimits,
} from './payments/recurring/recurring-date';
export {
  schedulingRefusal,
  type SchedulingCode,
  type SchedulingFacts,
  type SchedulingSettings,
} from './payments/dates/scheduling';
export {
  closedDay,
  nextPaymentDay,
  type ClosedDayCode,
  type PaymentCalendar,
} from './payments/dates/payment-calendar';
export { earliestPaymentDate, type EarliestFacts } from './payments/dates/earliest-date';
export { lateness, type Lateness } from './payments/dates/days-late';
export { cutoffPassed, postingDate, type LocalNow } from './payments/dates/posting-date';
export {
  checkPayoffDate,
  needsPayoffQuote,
  payoffDateLimits,
  payoffOffered,
  payoffPanelShown,
  type PayoffDateCode,
  type PayoffFacts,
  type PayoffSettings,
} from './payments/amounts/payoff';
export {
  checkPaymentDate,
  firstPaymentDate,
  type PaymentDateCode,
  type PaymentDateLimits,
} from './payments/dates/payment-date';
export {
  amountLimits,
  amountNotice,
  cardMaximum,
  checkAmount,
  type AmountFacts,
  type AmountLimits,
  type AmountSettings,
} from './payments/amounts/amount-limits';
export {
  amountStep,
  isByDueDate,
  paysTotalDue,
  type AmountStep,
  type AmountStepFacts,
  type AmountStepSettings,
} from './payments/amounts/amount-step';
export { checkAdditionalPrincipal } from './payments/amounts/additional-principal';
export { owedAfter, upToOwed, type LoanParts } from './payments/amounts/owed-after';
export { firstPartyFee, thirdPartyFeeFlags, type FirstPartyFees } from './payments/amounts/fees';
export { paymentTotal, processingFee, type PaymentParts } from './payments/amounts/total';
export {
  checkRoutingNumber,
  routingLookupDelay,
  routingNumberLength,
} from './payments/methods/routing-number';
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
} from './payments/methods/bank-account';
export { methodSaving } from './payments/methods/method-saving';
export type { MethodSaving, SavingFacts } from './payments/methods/method-saving';
export { isSameMethod, type MethodId } from './payments/methods/saved-method';
export { eachOnce, sameIdentifier, type Identifier } from './identifier';
export { needsDraftAgreement } from './payments/draft-agreement';
export {
  deletionBlocked,
  mayDelete,
  type DeletionSettings,
  type PlannedPayment,
} from './payments/recurring/planned-deletion';
export {
  cardBrand,
  cardBrands,
  cardNumberGroups,
  cardNumberLength,
  checkCardNumber,
  hasValidCheckDigit,
  securityCodeLength,
  type CardBrand,
  type CardNumber,
} from './payments/methods/card-number';
export {
  checkAddressField,
  checkCardHolderName,
  checkExpiration,
  checkSecurityCode,
  checkZip,
  expiresBefore,
  readExpiration,
  type CardExpiration,
} from './payments/methods/card-fields';
export {
  checkCard,
  checkCardDetails,
  checkCardSecrets,
  type Card,
  type CardDetailField,
  type CardDetails,
  type CardEntry,
  type CardField,
  type CardFieldCode,
  type CardProblems,
  type CardRules,
  type CardSecrets,
} from './payments/methods/card';
export { simpleInterest } from './loans/simple-interest';
export { dueDateAfter, dueDatesFrom, type DueDates } from './loans/due-dates';
export {
  noExtra,
  scheduleToEnd,
  type Extra,
  type LoanTerms,
  type PlannedAmount,
  type ScheduleCode,
  type ScheduledPayment,
} from './loans/schedule';
export { accrualStart } from './loans/accrual-start';
export { firstPaymentOf, type AmountsToday } from './loans/first-payment';
export { amountsDue, type DueAmount, type OwedAccount } from './loans/amounts-due';
export { codeWords } from './loans/code-words';
export { savingsOf, type Savings } from './loans/savings';
export { paymentsByYear, type LoanYear, type YearEntry } from './loans/years';
export { calendarFile, type CalendarEvents } from './loans/calendar-file';
export { documentFormat, type DocumentFormat } from './documents/document-format';
