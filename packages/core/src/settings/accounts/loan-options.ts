import { list } from '../list';
import { flag } from '../setting';

const loan = ['portico-loan-details'] as const;

export const hideHideFromWebOption = flag('loanOptions.hideHideFromWebOption', {
  for: ['portico-loan-details', 'portico-deposit-details'],
  doc: 'Removes Hide From Web, with which a borrower permanently removes an account from the website.',
});

export const accountCodeWords = list('loanOptions.accountCodeWords', {
  for: ['portico-accounts'],
  doc: 'What a code in the comment of an account means, one per line as code=words, shown with the status of the account; without words after the =, and for a code that is not known, nothing is shown.',
  lines: true,
});

export const hideLoanInformationOption = flag('loanOptions.hideLoanInformationOption', {
  for: loan,
  doc: 'Removes the loan information from the page of a loan: amount due, figures and mailing address.',
});

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

export const usePayoffQuoteOption = flag('loanOptions.usePayoffQuoteOption', {
  for: loan,
  doc: 'Shows Payoff Quote on the page of a loan.',
});

export const useRequestChangeOption = flag('loanOptions.useRequestChangeOption', {
  for: loan,
  doc: 'Shows a link to the contact information change on the page of a loan.',
});

export const useDocumentCenterLinkOption = flag('loanOptions.useDocumentCenterLinkOption', {
  for: loan,
  doc: 'Shows a link to the document center on the page of a loan.',
});

export const useInsuranceOption = flag('loanOptions.useInsuranceOption', {
  for: loan,
  doc: 'Shows View Insurance on the page of a loan.',
});
