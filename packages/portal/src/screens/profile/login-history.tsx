import { LoginHistoryView, loginHistoryWidget } from '@portico/profile';
import type { RouteModule } from '../../routing/route';

/** The sign-ins of the borrower. */
export const loginHistory: RouteModule = {
  View: () => <LoginHistoryView />,
  texts: loginHistoryWidget.texts,
};
