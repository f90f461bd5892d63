import type { PaymentPorts } from './paying.ports';

/** As much of Web Locks as is needed. */
export type Locks = {
  readonly request: <T>(
    name: string,
    options: LockOptions,
    run: (lock: Lock | null) => Promise<T>,
  ) => Promise<T>;
};

/** The name under which all tabs take their turn. */
const lockName = 'portico-payment';

/**
 * One tab at a time sends a payment or looks one up. A browser lets go when the page is left, and
 * one without Web Locks keeps no order.
 */
export function takeTurns(locks: Locks | undefined): PaymentPorts['withTabLock'] {
  return async (run, ifFree) => {
    if (!locks) {
      await run();
      return 'done';
    }
    return locks.request(lockName, { ifAvailable: ifFree }, async (lock) => {
      if (!lock) return 'busy';
      await run();
      return 'done';
    });
  };
}

/** The browser's locks; a page that is not served securely has none. */
export function pageLocks(): Locks | undefined {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined;
}
