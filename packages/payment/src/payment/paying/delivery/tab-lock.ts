import type { PaymentPorts } from '../paying.ports';

/** The part of Web Locks that is used. */
export type Locks = {
  readonly request: <T>(
    name: string,
    options: LockOptions,
    run: (lock: Lock | null) => Promise<T>,
  ) => Promise<T>;
};

/** The name of the lock that all tabs share. */
const lockName = 'portico-payment';

/**
 * One tab at a time sends or looks up a payment. The browser releases the lock when the page is
 * left; without Web Locks, tabs do not wait for each other.
 */
export function createTabLock(locks: Locks | undefined): PaymentPorts['withTabLock'] {
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
