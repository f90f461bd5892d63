import { readAddress } from './page-address';

/**
 * A value in the page's address, found with the lender's template for a screen's address:
 * `accountNumber` by `/pay?account={accountNumber}` in `/pay?account=7` is `7`. By
 * `{accountReference}` it is the account's reference, which `requestedAccount` resolves.
 */
export function valueInAddress(
  name: 'accountNumber' | 'applicationNumber',
  template: string | undefined,
  href: string,
): string | undefined {
  if (template === undefined) return undefined;
  const values = readAddress(template, href, href);
  return values?.[name] ?? (name === 'accountNumber' ? values?.['accountReference'] : undefined);
}
