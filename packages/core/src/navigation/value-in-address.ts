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
  const values = valuesInAddress(template, href);
  return values[name] ?? (name === 'accountNumber' ? values['accountReference'] : undefined);
}

/** All values in the page's address, by the placeholders of the lender's template. */
export function valuesInAddress(
  template: string | undefined,
  href: string,
): Readonly<Record<string, string>> {
  return (template === undefined ? undefined : readAddress(template, href, href)) ?? {};
}
