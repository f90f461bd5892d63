export {
  removeCheckDigitOption,
  disableEZPayOption,
  hideEStatementsOption,
  blockOnHoldCodes,
} from './account-options';
export {
  allowSaturdayOption,
  allowSundayOption,
  cardWeekendsOption,
  requireAchDraftAgreementOption,
  allowDeleteScheduledPaymentsOption,
  externalScheduledPaymentManagerOption,
  scheduledDeletionBlockedText,
} from './payment-options';
export {
  allowedFrequencies,
  blockRecurringWhenPastDue,
  allowRecurringAchPayments,
  allowRecurringCardPayments,
  allowDeleteRecurringOption,
  recurringDeletionBlockedText,
} from './recurring-payment-options';
export {
  securityCodeMinutes,
  securityCodeWaitSeconds,
  recoverCredentialsWithoutQuestionOption,
  secretQuestions,
  confirmPasswordOption,
  usePasskeysOption,
} from './credential-options';
export { forceManualCifChangesOption, allowTextMessagingOption } from './profile-options';
export {
  useFileServicesOption,
  openDocumentsInPageOption,
  maximumUploadMegabytes,
} from './document-options';
