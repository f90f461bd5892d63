import { OptOutView, optOutWidget } from '@portico/sign-in';
import type { RouteModule } from '../../routing/route';

/** Stops notifications by e-mail. */
export const optOut: RouteModule = {
  View: ({ params }) => <OptOutView token={params['token']} />,
  texts: optOutWidget.texts,
};
