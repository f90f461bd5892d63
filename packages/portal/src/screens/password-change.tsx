import { PasswordChangeView, passwordChangeWidget } from '@portico/sign-in';
import type { RouteModule } from '../routing/route';

/** A new password by the link of a mail, whose token stands in the path. */
export const passwordChange: RouteModule = {
  View: ({ params }) => <PasswordChangeView token={params['enc']} />,
  texts: passwordChangeWidget.texts,
};
