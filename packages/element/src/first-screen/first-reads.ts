import { requestEarly } from '@portico/contract/early-request';
import { configurationName, type PageConfiguration } from '@portico/contract/page-protocol';
import { attributeName } from '../define/property';
import type { FirstRead } from '../define/widget';
import { apiOfPage, read } from './first-texts';

/**
 * Sends the reads that an element starts with. One whose value is neither an attribute nor in the
 * query of the page's address is sent by the element.
 */
export function sendFirstReads(host: Element, reads: readonly FirstRead[], language: string): void {
  for (const { call, query } of reads) {
    const value = query && (host.getAttribute(attributeName(query.property)) || inAddress(query));
    if (query && !value) continue;
    const search = query && value ? `?${new URLSearchParams({ [query.property]: value })}` : '';
    requestEarly(apiOfPage(), call.path + search, { 'Accept-Language': language });
  }
}

/** The value in the query of the page's address, by the lender's address of the screen. */
function inAddress({ property, screen }: NonNullable<FirstRead['query']>): string | null {
  const shared: Record<symbol, PageConfiguration | undefined> = globalThis;
  const template = read(() => shared[Symbol.for(configurationName)]?.['pages'] ?? null)[screen];
  const [, name] = RegExp(`[?&](\\w+)=\\{${property}}`).exec(String(template)) ?? [];
  return name === undefined ? null : new URLSearchParams(location.search).get(name);
}
