import type { StoragePort } from '@portico/core';

/** Where in sessionStorage a payment stands that is under way. */
export const intentKey = 'portico.payment';

/** Whether the page was left while a payment was under way, so that it has to be looked up first. */
export function mayBeUnderWay(storage: StoragePort | undefined): boolean {
  return storage?.get(intentKey) !== undefined;
}
