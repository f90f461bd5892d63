import type { Core } from '../core';
import type { Screen } from '../navigation/destination';
import type { PorticoEvents } from '../page/events';
import { analyticsIds } from '../settings/site/global-options';

/** Counts a page view of a screen, if analytics identifiers are configured (access §2). */
export function countPageView(
  core: Core,
  screen: Screen,
  count: (detail: PorticoEvents['portico-analytics']) => void,
): void {
  const ids = core.setting(analyticsIds).peek();
  if (ids.length > 0) count({ name: 'pageView', screen, ids });
}
