import { safeAddress } from '@portico/rules';

/** A window opened by a click, blank until its address is known. */
export type NewWindow = {
  readonly goTo: (address: string) => void;
  readonly close: () => void;
};

/**
 * Opens a blank window on a click, for an address that must be requested first: browsers block a
 * window opened after a request. With `noopener` no window would be returned, so its effects are
 * reproduced here: `opener` is cleared, and what Portico has stored is removed from the window's
 * copy of the session storage, where it would remain after sign-out. Undefined if the browser blocked it.
 */
export function openBlankWindow(): NewWindow | undefined {
  const opened = globalThis.open('', '_blank');
  if (!opened) return undefined;
  opened.opener = null;
  emptyCopy(opened);
  return {
    goTo: (address) => {
      const safe = safeAddress(address, 'page');
      if (safe === undefined) opened.close();
      else opened.location.assign(safe);
    },
    close: () => opened.close(),
  };
}

function emptyCopy(opened: Window): void {
  try {
    const { sessionStorage } = opened;
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('portico.')) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: there is no copy.
  }
}
