import { VerifyEmailView, verifyEmailWidget } from '@portico/registration';
import type { RouteModule } from '../../routing/route';

/** The screen that the link in a verification e-mail opens. */
export const verifyEmail: RouteModule = {
  View: ({ params }) => <VerifyEmailView enc={params['enc'] ?? ''} />,
  texts: verifyEmailWidget.texts,
};
