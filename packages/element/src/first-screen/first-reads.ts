import { requestEarly } from '@portico/contract/early-request';
import { configurationName, type PageConfiguration } from '@portico/contract/page-protocol';
import { valueInAddress } from '@portico/core/internal';
import { attributeName } from '../define/property';
import type { FirstRead } from '../define/widget';
import { apiOfPage, read } from './first-texts';

/**
 * Sends the reads that an element starts with. One whose value is neither an attribute nor in the
 * page's address is sent by the element.
 */
export function sendFirstReads(host: Element, reads: readonly FirstRead[], language: string): void {
  for (const { path, query } of reads) {
    const value = query && (host.getAttribute(attributeName(query.property)) || inAddress(query));
    if (query && !value) continue;
    const search = query && value ? `?${new URLSearchParams({ [query.property]: value })}` : '';
    requestEarly(apiOfPage() + path + search, {
      Accept: 'application/json',
      'Accept-Language': language,
    });
  }
}

/** The value in the page's address, by the lender's address of the screen. */
function inAddress({ property, screen }: NonNullable<FirstRead['query']>): string | undefined {
  const shared: Record<symbol, PageConfiguration | undefined> = globalThis;
  const template = read(() => shared[Symbol.for(configurationName)]?.['pages'] ?? null)[screen];
  return typeof template === 'string'
    ? valueInAddress(property, template, location.href)
    : undefined;
}
