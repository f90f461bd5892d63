import type { StoragePort } from '@portico/core';

export type NoticeName = 'announcement' | 'appStore';

/** Which notices this browser session has seen; each shows once (D155). Nothing personal is kept. */
export function noticesSeen(storage: StoragePort | undefined) {
  const keyOf = (notice: NoticeName) => `portico.seen.${notice}`;
  return {
    has: (notice: NoticeName) => storage?.get(keyOf(notice)) !== undefined,
    add: (notice: NoticeName) => storage?.set(keyOf(notice), '1'),
  };
}

/** Whether the browser is a phone's or tablet's own, which an app store is for. */
export function isMobileBrowser(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod/.test(userAgent);
}
