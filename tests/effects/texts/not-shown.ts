/** Sentences that no state here shows, and why; a row whose sentence is seen fails. */
export const notShown: Readonly<Record<string, string>> = {
  'credentials.rulePasswordsDontMatch': 'For the profile, which is not built yet.',
  'credentials.ruleNeedsLettersAndNumbers': 'For the profile, which is not built yet.',
  'credentials.ruleContainsName': 'For the profile, which is not built yet.',
  'credentials.ruleContainsSsn': 'For the profile, which is not built yet.',
  'portal.navProfile': 'For the profile, which is not built yet.',
  'portal.navRequestChange': 'For the profile, which is not built yet.',
  'portal.navDocuments': 'For the documents, which are not built yet.',
  'portal.navDocumentCenter': 'For the document center, which is not built yet.',
  'accounts.hideUnavailable': 'Only where a file cannot be fetched.',
  'payment.errorKindOffline': 'Only where a file cannot be fetched.',
  'messages.branchInvalid': 'The field takes no more digits than are right.',
  'portal.titleError500': 'Only while there is no setup: there a tag replaces it.',
  'payment.errorOtherTab': 'Only with a second tab; see tab-lock.test.ts of payment.',
  'payment.errorCutoff': 'Only where time passes; see the tests of the payment flow.',
  'newBankAccount.accountNumberInvalid':
    'The field takes nothing but digits, and no more than are right.',
  'newCard.errorFields': "Only by the processor's page; see hosted-card.view.test.tsx of payment.",
  'payment.checkingEarlier': 'Only with a second tab; see unresolved.view.test.tsx of payment.',
  'payment.earlierPaid': 'Only with a second tab; see unresolved.view.test.tsx of payment.',
  'payment.errorEarlierNotMade': 'Only with a second tab; see locked-loan.flow.test.ts of payment.',
  'payment.errorSettledElsewhere':
    'Only with a second tab; see locked-loan.flow.test.ts of payment.',
  'payment.errorChanged': 'Only where time passes; see time-passes.flow.test.ts of payment.',
  'payment.reviewChanged': 'Only where time passes; see time-passes.flow.test.ts of payment.',
  'paymentConfirmation.receiptMissing':
    'Only where the API has no receipts; see payment-confirmation.view.test.tsx of payment.',
  'recovery.branchInvalid': 'The field takes no more digits than are right.',
};

/** Catalogues that are read while there is no setup: a story cannot replace their sentences by it. */
export const withoutSetup: readonly string[] = ['error500', 'widget'];
