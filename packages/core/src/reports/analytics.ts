import type { Screen } from '../navigation/destination';
import type { PorticoEvents } from '../page/events';

/** Counts a page view of a screen, if analytics identifiers are configured (access §2). */
export function countPageView(
  ids: readonly string[],
  screen: Screen,
  count: (detail: PorticoEvents['portico-analytics']) => void,
): void {
  if (ids.length > 0) count({ name: 'pageView', screen, ids });
}
