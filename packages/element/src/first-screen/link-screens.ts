import {
  configurationName,
  objectIn,
  type PageConfiguration,
} from '@portico/contract/page-protocol';
import { safeAddress } from '@portico/rules';

/**
 * Gives the links of a first screen, prerendered as `#screen`, the lender's addresses of these
 * screens. One without an address, or whose address needs a value, stays as it is.
 */
export function linkScreens(box: Element): void {
  const shared: Record<symbol, PageConfiguration | undefined> = globalThis;
  const pages = objectIn(() => shared[Symbol.for(configurationName)]?.['pages'] ?? null);
  for (const link of placeholders(box)) {
    const address = pages[(link.getAttribute('href') ?? '').slice(1)];
    if (typeof address !== 'string' || address.includes('{')) continue;
    const safe = safeAddress(address, 'link');
    if (safe !== undefined) link.setAttribute('href', safe);
  }
}

/** Makes plain text of the links that lead nowhere. */
export function unlinkScreens(box: Element): void {
  for (const link of placeholders(box)) link.replaceWith(...link.childNodes);
}

const placeholders = (box: Element) => box.querySelectorAll('a[href^="#"]');
