import { list } from '../list';
import { flag } from '../setting';

const loan = ['portico-loan-details'] as const;

export const hideLoanInformationOption = flag('loanOptions.hideLoanInformationOption', {
  for: loan,
  doc: 'Removes the loan information from the page of a loan: amount due, figures and mailing address.',
});

export const hideFigures = list('loanOptions.hideFigures', {
  for: loan,
  doc: 'Removes parts of the loan information from the page of a loan, by name: personal, account, history (each with its figures), balance, paidOff, lastPayment, paymentDue, paymentAmount, defaultMethod, interestRate, yearToDateInterest, availableCredit, originationDate, lateFees, miscFees, lastPaymentDate, lastTransaction, lastYearToDateInterest, totalAmountDue.',
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
