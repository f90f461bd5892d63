import type { Core } from './core';
import type { Screen } from './destination';
import { emit } from './events';
import { analyticsIds } from './settings/global-options';

/** Tells the lender's page that a screen was shown, when analytics identifiers are configured (access §2). */
export function countPageView(core: Core, origin: EventTarget, screen: Screen): void {
  const ids = core.setting(analyticsIds).peek();
  if (ids.length > 0) emit(origin, 'portico-analytics', { name: 'pageView', screen, ids });
}
