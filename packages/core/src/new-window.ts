import { safeAddress } from '@portico/rules';
import { sessionKey } from './session';

/** A window that a press has opened, blank until its address is known. */
export type NewWindow = {
  readonly goTo: (address: string) => void;
  readonly close: () => void;
};

/** Opens an address in a window that cannot reach back. */
export function openWindow(address: string): void {
  const safe = safeAddress(address, 'page');
  if (safe !== undefined) globalThis.open(safe, '_blank', 'noopener,noreferrer');
}

/**
 * Opens a blank window at a press, for an address that has to be asked for first: a browser blocks a
 * window that is opened after a request. `noopener` would return none to send on, so what it means is
 * done here: the window cannot reach back, and the copy of this tab's session storage that a browser
 * gives it loses the session, which would outlive the borrower's signing out there. Undefined where
 * the browser blocked it.
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
