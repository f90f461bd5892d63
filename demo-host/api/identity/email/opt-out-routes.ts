import { optOut } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { route, type Route, singleUseTokenOwner } from '@portico/server/parts';
import type { Services } from '../../services';

/** Stops e-mailed notifications by the link in one of them; using it twice changes nothing (D43). */
export function optOutRoutes({ database }: Services): Route[] {
  return [
    route(optOut, async ({ emailAddress: token }, { now }) => {
      const owner = await singleUseTokenOwner(database, 'optOut', token, now);
      if (owner === undefined) return refuse('Error');
      await database.run(
        'UPDATE borrowers SET opted_out_at = COALESCE(opted_out_at, ?) WHERE id = ?',
        [now, owner],
      );
      return ok({});
    }),
  ];
}
