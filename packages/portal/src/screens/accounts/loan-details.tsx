import { LoanDetailsView, loanDetailsWidget } from '@portico/loan-details';
import type { RouteModule } from '../../routing/route';

/** The page of a loan, with the account number of the address. */
export const loanDetails: RouteModule = {
  View: ({ params }) => <LoanDetailsView accountNumber={params['accountNumber']} />,
  texts: loanDetailsWidget.texts,
};
