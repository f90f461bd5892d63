// #region router
import type { PorticoEvents } from '@portico/core';

/** Lets the router of a single-page app open the screens that it has. */
export function followWith(push: (path: string) => void, screens: ReadonlySet<string>): void {
  document.addEventListener('portico-navigate', (event) => {
    const { screen, params }: PorticoEvents['portico-navigate'] = event.detail;
    if (!screens.has(screen)) return;
    event.preventDefault();
    const query = new URLSearchParams(params).toString();
    push(query === '' ? `/${screen}` : `/${screen}?${query}`);
  });
}
// #endregion router
