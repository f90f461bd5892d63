import type { Core } from '../core';
import { isFollowable, readAddress } from './page-address';

/** In the address of a sign-in page: the address to open after sign-in. */
const returnParameter = 'returnTo';

/**
 * The address in `?returnTo=…` of the sign-in page's own address, which the lender's server has sent
 * the borrower to; undefined if it is neither of this origin nor one of `pages`.
 */
export function returnAddress(
  core: Pick<Core, 'configuration' | 'environment'>,
): string | undefined {
  const base = core.environment.location.href();
  const given = URL.canParse(base) && new URL(base).searchParams.get(returnParameter);
  if (!given || !URL.canParse(given, base)) return undefined;
  const here = new URL(base);
  const { href, origin, pathname } = new URL(given, base);
  if (!isFollowable(href)) return undefined;
  // The sign-in page itself would only say that the borrower is signed in.
  if (origin === here.origin) return pathname === here.pathname ? undefined : href;
  const { pages } = core.configuration.peek();
  const isListed = Object.values(pages).some((one) => readAddress(one, href, base));
  return isListed ? href : undefined;
}
