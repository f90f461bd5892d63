import { flag } from '../setting';

const loan = ['portico-loan-details'] as const;

export const hideRecurringPaymentsOption = flag('loanOptions.hideRecurringPaymentsOption', {
  for: loan,
  doc: 'Removes the recurring payment from the page of a loan.',
});

export const hideScheduledPaymentsOption = flag('loanOptions.hideScheduledPaymentsOption', {
  for: loan,
  doc: 'Removes the scheduled payments from the page of a loan.',
});

export const hideLoanOverTimeOption = flag('loanOptions.hideLoanOverTimeOption', {
  for: loan,
  doc: 'Removes the loan over time from the page of a loan.',
});

export const hideLoanHistoryOption = flag('loanOptions.hideLoanHistoryOption', {
  for: loan,
  doc: 'Removes the history from the page of a loan.',
});

export const hideEStatementsOption = flag('loanOptions.hideEStatementsOption', {
  for: loan,
  doc: 'Removes the e-statements from the page of a loan.',
});

export const hideAccountDocumentsOption = flag('loanOptions.hideAccountDocumentsOption', {
  for: loan,
  doc: 'Removes the account documents from the page of a loan, also where file services are on.',
});

export const hideAlertsOption = flag('loanOptions.hideAlertsOption', {
  for: loan,
  doc: 'Removes the alert preferences from the page of a loan.',
});

export const hideHideFromWebOption = flag('loanOptions.hideHideFromWebOption', {
  for: ['portico-loan-details', 'portico-deposit-details'],
  doc: 'Removes Hide From Web, with which a borrower permanently removes an account from the website.',
});
