import { VerifyEmailView, verifyEmailWidget } from '@portico/registration';
import type { RouteModule } from '../routing/route';

/** What the link in an e-mail leads to. */
export const verifyEmail: RouteModule = {
  View: ({ params }) => <VerifyEmailView enc={params['enc'] ?? ''} />,
  texts: verifyEmailWidget.texts,
};
