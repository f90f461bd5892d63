/** Sentences that no state here shows, and why; a row whose sentence is shown fails. */
export const notShown: Readonly<Record<string, string>> = {
  'depositDetails.hideUnavailable': 'Only where a file cannot be fetched.',
  'profile.sectionFailed': 'Only where a file cannot be fetched.',
  'loanOverTime.dueTitle': 'Only in a file; see add-to-calendar.test.tsx of loan-details.',
  'loanOverTime.dueDescription': 'Only in a file; see add-to-calendar.test.tsx of loan-details.',
  'widget.notOpened': 'Only where a file cannot be fetched.',
  'messages.branchInvalid': 'The field accepts no more digits than are valid.',
  'portal.leaveWarning':
    'The browser shows it, or a text of its own; see leave-warning.test.ts of core.',
  'portal.titleError500': 'Only without the setup, where only settings of the tag replace it.',
  'payment.errorOtherTab': 'Only with a second tab; see tab-lock.test.ts of payment.',
  'payment.errorCutoff': 'Only where time passes; see the tests of the payment flow.',
  'newBankAccount.accountNumberInvalid':
    'The field accepts only digits, and no more than are valid.',
  'newCard.errorFields': "Only by the processor's page; see hosted-card.view.test.tsx of payment.",
  'payment.checkingEarlier': 'Only with a second tab; see unresolved.view.test.tsx of payment.',
  'payment.earlierPaid': 'Only with a second tab; see unresolved.view.test.tsx of payment.',
  'payment.errorEarlierNotMade': 'Only with a second tab; see locked-loan.flow.test.ts of payment.',
  'payment.errorChanged': 'Only where time passes; see time-passes.flow.test.ts of payment.',
  'payment.reviewChanged': 'Only where time passes; see time-passes.flow.test.ts of payment.',
  'paymentConfirmation.calendarTitle':
    'Only in a file; see receipt.view.test.tsx of payment-confirmation.',
  'paymentConfirmation.calendarDescription':
    'Only in a file; see receipt.view.test.tsx of payment-confirmation.',
  'paymentConfirmation.receiptMissing':
    'Only where the API has no receipts; see payment-confirmation.view.test.tsx of payment.',
  'contactChange.zipTooManyDigits': 'The field accepts no more digits than are valid.',
  'recovery.branchInvalid': 'The field accepts no more digits than are valid.',
};

/** Catalogues that are shown without the setup: a story cannot replace their sentences by it. */
export const withoutSetup: readonly string[] = ['error500', 'widget'];
