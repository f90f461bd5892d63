import { readAddress } from './page-address';

/**
 * The account number in the page's address, found with the lender's template for a screen's
 * address: `/pay?account={accountNumber}` finds `7` in `/pay?account=7`.
 */
export function accountInAddress(template: string | undefined, href: string): string | undefined {
  return template === undefined ? undefined : readAddress(template, href, href)?.['accountNumber'];
}
