import { safeAddress } from '@portico/rules';

/**
 * The address of the processor's page from the lender's setting, if its origin differs from that of
 * the page around it: only then can the page not read what is typed there (D88).
 */
export function hostedAddress(setting: string, pageHref: string): URL | undefined {
  if (safeAddress(setting, 'page') === undefined || !URL.canParse(setting, pageHref))
    return undefined;
  const url = new URL(setting, pageHref);
  return url.origin !== new URL(pageHref).origin ? url : undefined;
}
