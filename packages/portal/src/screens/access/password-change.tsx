import { PasswordChangeView, passwordChangeWidget } from '@portico/sign-in';
import type { RouteModule } from '../../routing/route';

/** A new password through a link in an e-mail, whose token is in the path. */
export const passwordChange: RouteModule = {
  View: ({ params }) => <PasswordChangeView token={params['enc']} />,
  texts: passwordChangeWidget.texts,
};
