import type { StoragePort } from '@portico/core/internal';

export type NoticeName = 'announcement' | 'appStore';

/** The notices shown in this browser session, once each (D155). No personal data is stored. */
export function noticesSeen(storage: StoragePort | undefined) {
  const keyOf = (notice: NoticeName) => `portico.seen.${notice}`;
  return {
    has: (notice: NoticeName) => storage?.get(keyOf(notice)) !== undefined,
    add: (notice: NoticeName) => storage?.set(keyOf(notice), '1'),
  };
}

/** Whether the browser runs on a phone or tablet that has an app store. */
export function isMobileBrowser(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod/.test(userAgent);
}
