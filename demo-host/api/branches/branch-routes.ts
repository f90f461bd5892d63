import { branchInfo, zipLocation } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { route, type Route } from '@portico/server/parts';
import { branches, locationOf } from './branches';

/** Where the lender's offices are, and where a zip code is, without the internet (D57, D140). */
export function branchRoutes(): Route[] {
  return [
    route(branchInfo, async () => ok(branches)),
    route(zipLocation, async ({ zip }) => {
      // There is no zip code below 00501.
      if (!/^\d{5}$/.test(zip) || Number(zip) < 501) return refuse('InvalidZip');
      const { latitude, longitude } = locationOf(zip) ?? {};
      return ok({ latitude, longitude });
    }),
  ];
}
