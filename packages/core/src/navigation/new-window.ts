import { safeAddress } from '@portico/rules';
import { sessionKey } from '@portico/contract/page-protocol';

/** A window opened by a click, blank until its address is known. */
export type NewWindow = {
  readonly goTo: (address: string) => void;
  readonly close: () => void;
};

/**
 * Opens a blank window on a click, for an address that must be requested first: browsers block a
 * window opened after a request. With `noopener` no window would be returned, so its effects are
 * reproduced here: `opener` is cleared, and the session is removed from the window's copy of the
 * session storage, where it would remain after sign-out. Undefined if the browser blocked it.
 */
export function openBlankWindow(): NewWindow | undefined {
  const opened = globalThis.open('', '_blank');
  if (!opened) return undefined;
  opened.opener = null;
  forgetSession(opened);
  return {
    goTo: (address) => {
      const safe = safeAddress(address, 'page');
      if (safe === undefined) opened.close();
      else opened.location.assign(safe);
    },
    close: () => opened.close(),
  };
}

function forgetSession(opened: Window): void {
  try {
    opened.sessionStorage.removeItem(sessionKey);
  } catch {
    // Storage is forbidden: there is no copy.
  }
}
