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

/** How often the lock is requested. */
const attempts = 2;

/**
 * One tab at a time sends or looks up a payment. The browser releases the lock when the page is
 * left. A browser may reject a request before it runs: Chromium while the page opens a window, any
 * browser in a sandboxed frame. Then it is made once more; without Web Locks, tabs do not wait for
 * each other.
 */
export function createTabLock(locks: Locks | undefined): PaymentPorts['withTabLock'] {
  return async (run, ifFree) => {
    const work = { hasRun: false };
    const runOnce = async () => {
      work.hasRun = true;
      await run();
      return 'done' as const;
    };
    for (let attempt = 0; locks && attempt < attempts; attempt += 1) {
      try {
        return await locks.request(lockName, { ifAvailable: ifFree }, async (lock) =>
          lock ? runOnce() : 'busy',
        );
      } catch (error) {
        if (work.hasRun) throw error;
      }
    }
    return runOnce();
  };
}

/** The browser's locks; a page that is not served securely has none. */
export function pageLocks(): Locks | undefined {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined;
}
