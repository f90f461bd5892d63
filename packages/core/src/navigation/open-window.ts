import { safeAddress } from '@portico/rules';

/** Opens an address in a new window that has no access to this one. */
export function openWindow(address: string): void {
  const safe = safeAddress(address, 'page');
  if (safe !== undefined) globalThis.open(safe, '_blank', 'noopener,noreferrer');
}
