import { ActivationView, activationWidget } from '@portico/sign-in';
import type { RouteModule } from '../../routing/route';

/** The first password of an invited borrower; the token is in the query of the hash (D41). */
export const activation: RouteModule = {
  View: ({ params }) => <ActivationView token={params['token']} />,
  texts: activationWidget.texts,
};
