import { DepositDetailsView, depositDetailsWidget } from '@portico/loan-details';
import type { RouteModule } from '../../routing/route';

/** The page of a deposit or an investment, with the account number of the address. */
export const depositDetails: RouteModule = {
  View: ({ params }) => <DepositDetailsView accountNumber={params['accountNumber']} />,
  texts: depositDetailsWidget.texts,
};
