import { SingleSignOnEntry, singleSignOnTexts } from '@portico/sign-in';
import type { RouteModule } from '../../routing/route';

/** The entry from a single sign-on, with the token and the state of the address. */
export const singleSignOn: RouteModule = {
  View: ({ params }) => <SingleSignOnEntry token={params['token']} state={params['state']} />,
  texts: [singleSignOnTexts],
};
