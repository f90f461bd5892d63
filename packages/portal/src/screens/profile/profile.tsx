import { ProfileView, profileWidget } from '@portico/profile';
import type { RouteModule } from '../../routing/route';

/** The borrower's own data. */
export const profile: RouteModule = {
  View: () => <ProfileView />,
  texts: profileWidget.texts,
};
