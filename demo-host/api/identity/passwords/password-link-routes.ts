import { checkTokenExpiration, lookupLoginFromToken } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { route, type Route, singleUseTokenOwner } from '@portico/server/parts';
import type { Services } from '../../services';
import { borrowerById } from '../borrower-store';

/** Checks of a link for a new password before it is used (access §7; D40). */
export function passwordLinkRoutes({ database }: Services): Route[] {
  const ownerOf = (token: string, now: number) =>
    singleUseTokenOwner(database, 'newPassword', token, now);
  return [
    route(checkTokenExpiration, async ({ token }, { now }) =>
      ok({ expired: (await ownerOf(token, now)) === undefined }),
    ),

    route(lookupLoginFromToken, async ({ userToken }, { now }) => {
      const owner = await ownerOf(userToken, now);
      if (owner === undefined) return refuse('Expired');
      return ok({ logon: (await borrowerById(database, owner)).username });
    }),
  ];
}
