import { requestEarly } from '@portico/contract/early-request';
import {
  apiOf,
  languageOfScreens,
  objectIn,
  type FirstRead,
  type PageConfiguration,
} from '@portico/contract/page-protocol';

/**
 * Sends the reads that an element of a signed-in borrower starts with. One whose value is neither an
 * attribute nor in the query of the page's address is sent by the element.
 */
export function sendFirstReads(
  host: Element,
  reads: readonly FirstRead[],
  configuration: PageConfiguration,
): void {
  for (const [path, property, screen] of reads) {
    const value =
      property && (attributeOf(host, property) || inAddress(property, screen, configuration));
    if (property && !value) continue;
    const search = property && value ? `?${new URLSearchParams({ [property]: value })}` : '';
    requestEarly(apiOf(configuration), path + search, {
      'Accept-Language': languageOfScreens(configuration),
    });
  }
}

/** The attribute of a property: `account-number` of `accountNumber`. */
function attributeOf(host: Element, property: string): string | null {
  return host.getAttribute(property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** The value in the query of the page's address, by the lender's address of the screen. */
function inAddress(property: string, screen = '', { pages = '' }: PageConfiguration) {
  const template = String(objectIn(() => pages)[screen]);
  const [, name] = RegExp(`[?&](\\w+)=\\{${property}}`).exec(template) ?? [];
  return name === undefined ? null : new URLSearchParams(location.search).get(name);
}
