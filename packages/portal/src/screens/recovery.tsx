import { RecoveryView, recoveryWidget } from '@portico/sign-in';
import type { RouteModule } from '../routing/route';

/** The way back for who cannot sign in. */
export const recovery: RouteModule = {
  View: RecoveryView,
  texts: recoveryWidget.texts,
};
