import { readAddress } from './page-address';

/**
 * A value in the page's address, found with the lender's template for a screen's address:
 * `accountNumber` by `/pay?account={accountNumber}` in `/pay?account=7` is `7`.
 */
export function valueInAddress(
  name: 'accountNumber' | 'applicationNumber',
  template: string | undefined,
  href: string,
): string | undefined {
  return template === undefined ? undefined : readAddress(template, href, href)?.[name];
}
