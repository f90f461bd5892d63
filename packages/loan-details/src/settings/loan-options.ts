import { flag, list } from '@portico/core/internal';

/**
 * Removes the loan information from the page of a loan: amount due, figures and mailing address.
 */
export const hideLoanInformationOption = flag('loanOptions.hideLoanInformationOption');

/**
 * Removes parts of the loan information from the page of a loan, by name: personal, account,
 * history (each with its figures), balance, paidOff, used, lastPayment, paymentDue, paymentAmount,
 * defaultMethod, interestRate, yearToDateInterest, availableCredit, originationDate, lateFees,
 * miscFees, lastPaymentDate, lastTransaction, lastYearToDateInterest, totalAmountDue.
 */
export const hideFigures = list('loanOptions.hideFigures');

/** Shows Payoff Quote on the page of a loan. */
export const usePayoffQuoteOption = flag('loanOptions.usePayoffQuoteOption');

/** Shows a link to the contact information change on the page of a loan. */
export const useRequestChangeOption = flag('loanOptions.useRequestChangeOption');

/** Shows a link to the document center on the page of a loan. */
export const useDocumentCenterLinkOption = flag('loanOptions.useDocumentCenterLinkOption');

/** Shows View Insurance on the page of a loan. */
export const useInsuranceOption = flag('loanOptions.useInsuranceOption');
