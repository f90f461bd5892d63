import { accountDetails, accountList, borrowerRequests, taxFormDelivery } from '@portico/contract';
import { defineWidget, stringProperty } from '@portico/element';
import { ProofPlace } from '@portico/shared/proof';
import { loanInformationTexts } from '../information/loan-information.sentences';
import { loanDetailsSectionsTexts } from './loan-details.sections.sentences';
import { loanDetailsTexts } from './loan-details.sentences';
import { LoanDetailsView } from './loan-details.view';

const inAddress = { property: 'accountNumber', screen: 'loanDetails' } as const;

/**
 * One loan: what is due, its figures, mailing address, payments, history, statements and alerts; of one
 * that is paid, what the borrower still gets.
 *
 * @fires portico-navigate
 * @reservedHeight 960
 */
export const loanDetailsWidget = defineWidget({
  tag: 'portico-loan-details',
  properties: {
    /** The account to show; without it, the account in the page's address, if any. */
    accountNumber: stringProperty(),
  },
  texts: [loanDetailsTexts, loanDetailsSectionsTexts, loanInformationTexts],
  firstReads: [
    { call: accountList },
    { call: accountDetails, query: inAddress },
    { call: borrowerRequests, query: inAddress },
    { call: taxFormDelivery },
  ],
  skeleton: { rows: 14 },
  beside: ProofPlace,
  view: LoanDetailsView,
});
