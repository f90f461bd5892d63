import { RequestsView, requestsWidget } from '@portico/requests';
import type { RouteModule } from '../../routing/route';

/** The requests of a borrower, for the loan of the address, if any. */
export const requests: RouteModule = {
  View: ({ params }) => <RequestsView accountNumber={params['accountNumber']} />,
  texts: requestsWidget.texts,
};
