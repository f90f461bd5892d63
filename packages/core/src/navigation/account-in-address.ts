const placeholder = '{accountNumber}';

/**
 * The account number in the page's address, found with the lender's template for a screen's
 * address: `/pay?account={accountNumber}` finds `7` in `/pay?account=7`.
 */
export function accountInAddress(template: string | undefined, href: string): string | undefined {
  if (template === undefined || !URL.canParse(template, href)) return undefined;
  const page = new URL(template, href);
  const here = new URL(href);
  const segments = here.pathname.split('/');
  const index = page.pathname.split('/').map(decodeURIComponent).indexOf(placeholder);
  if (index >= 0) return decoded(segments[index]);
  const name = [...page.searchParams].find(([, value]) => value === placeholder)?.[0];
  const samePage = here.pathname === page.pathname;
  return (samePage && name !== undefined && here.searchParams.get(name)) || undefined;
}

function decoded(segment: string | undefined): string | undefined {
  try {
    return decodeURIComponent(segment ?? '') || undefined;
  } catch {
    return undefined;
  }
}
