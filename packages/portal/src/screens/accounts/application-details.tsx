import { ApplicationDetailsView, applicationDetailsWidget } from '@portico/loan-details';
import type { RouteModule } from '../../routing/route';

/** The page of a loan application, with the application number of the address. */
export const applicationDetails: RouteModule = {
  View: ({ params }) => <ApplicationDetailsView applicationNumber={params['applicationNumber']} />,
  texts: applicationDetailsWidget.texts,
};
