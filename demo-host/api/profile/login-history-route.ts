import { loginHistory } from '@portico/contract';
import { ok } from '@portico/rules';
import { loginsOf, memberRoute, type Route } from '@portico/server/parts';
import type { Services } from '../services';

/** The sign-ins of the borrower (access §7), also the one of the session that asks. */
export function loginHistoryRoute({ database, business }: Services): Route {
  return memberRoute(loginHistory, async (_input, { borrowerId }) => {
    const logins = await loginsOf(database, borrowerId);
    const times = await business.localTimes(logins.map(({ at }) => at));
    return ok(
      logins.map(({ id, ip, device, unusual }, index) => ({
        loginDate: times[index],
        ipAddress: ip,
        entryKey: id,
        device,
        unusual,
      })),
    );
  });
}
