import { logout } from '@portico/contract';
import { ok } from '@portico/rules';
import { route, type Route } from '../http/route';
import { hashToken } from '../secrets';
import type { ServerServices } from '../services';
import { endSession } from '../sessions/session-store';

/** Signing out: ends the session of the token in the body, or of the request. */
export const logoutRoute = ({ database }: ServerServices): Route =>
  route(logout, async ({ userToken }, { session }) => {
    const hash = userToken ? hashToken(userToken) : session?.tokenHash;
    if (hash) await database.write((tx) => endSession(tx, hash));
    return ok({});
  });
