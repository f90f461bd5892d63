import { RecoveryView, recoveryWidget } from '@portico/sign-in';
import type { RouteModule } from '../../routing/route';

/** Recovery of a username or password. */
export const recovery: RouteModule = {
  View: RecoveryView,
  texts: recoveryWidget.texts,
};
