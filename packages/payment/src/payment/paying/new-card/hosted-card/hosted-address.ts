import { safeAddress } from '@portico/rules';

/**
 * The address of the processor's page as the lender has set it, when it is of another origin than
 * the page around it: only then is what is typed there out of reach (D88).
 */
export function hostedAddress(setting: string, pageHref: string): URL | undefined {
  if (safeAddress(setting, 'page') === undefined || !URL.canParse(setting, pageHref))
    return undefined;
  const url = new URL(setting, pageHref);
  return url.origin !== new URL(pageHref).origin ? url : undefined;
}
