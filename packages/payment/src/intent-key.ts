import type { StoragePort } from '@portico/core';

/** Where in sessionStorage a payment stands until its confirmation was shown. */
export const intentKey = 'portico.payment';

/** Whether the page was left before a payment's outcome was shown, so that this comes first. */
export function mayBeUnderWay(storage: StoragePort | undefined): boolean {
  return storage?.get(intentKey) !== undefined;
}
