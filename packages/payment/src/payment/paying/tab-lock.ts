import type { PaymentPorts } from './paying.ports';

/** The name under which all tabs take their turn. */
const lockName = 'portico-payment';

/**
 * One tab at a time sends a payment or looks one up. A browser lets go when the page is left, and
 * one without Web Locks keeps no order.
 */
export function takeTurns(locks: LockManager | undefined): PaymentPorts['alone'] {
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
export function pageLocks(): LockManager | undefined {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined;
}
