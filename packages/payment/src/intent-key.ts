import type { StoragePort } from '@portico/core/internal';

/** The sessionStorage key of a payment, kept until its confirmation is shown. */
export const intentKey = 'portico.payment';

/** Whether the page was left before a payment's outcome was shown: that is then shown first. */
export function mayBeUnderWay(storage: StoragePort | undefined): boolean {
  return storage?.get(intentKey) !== undefined;
}
