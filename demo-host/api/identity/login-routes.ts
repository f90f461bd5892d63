import { logout, tokenLogin, userLogin } from '@portico/contract';
import { fail, ok } from '@portico/rules';
import { route, type ContentOf, type Route } from '../http/route';
import { hashToken } from '../secrets';
import type { Services } from '../services';
import { borrowerById, borrowerByUsername } from './borrower-store';
import { clearFailures, countFailure, isLocked } from './lock-out';
import { checkPassword, noSuchPassword } from './passwords';
import { endSession } from './session-store';
import { signIn } from './sign-in';
import { redeemSingleUseToken } from './single-use-token';

const notLoggedIn: ContentOf<typeof userLogin> = {
  webAgreementLogs: [],
  isLoggedIn: false,
  isTrustedDevice: false,
  isEmailCommunicationRestricted: false,
  emailIsVerified: false,
  mustChangePassword: false,
  hasPasswordQuestion: false,
};

/** Signing in and out. */
export function loginRoutes(services: Services): Route[] {
  const { database, settings } = services;
  const inMaintenance = async () => (await settings.host('maintenanceMode')) === 'true';

  return [
    route(userLogin, async ({ username, password, trustedDeviceTokens }, visit) => {
      if (await inMaintenance()) return fail('maintenanceModeEnabled');
      const borrower = await borrowerByUsername(database, username);
      const right = await checkPassword(password, borrower?.passwordHash ?? noSuchPassword);
      if (await isLocked(database, username, visit.now)) return fail('LockedOnBadPassword');
      if (!borrower || !right) {
        const locks = await database.write((tx) => countFailure(tx, username, visit.now));
        return fail(locks ? 'LockedOnBadPassword' : 'Invalid');
      }
      await database.write((tx) => clearFailures(tx, username));
      return signIn(services, borrower, visit, {
        byPassword: true,
        deviceTokens: trustedDeviceTokens,
      });
    }),

    route(tokenLogin, async ({ token }, visit) => {
      if (await inMaintenance()) return fail('maintenanceModeEnabled');
      const id = await database.write((tx) => redeemSingleUseToken(tx, 'signIn', token, visit.now));
      if (id === undefined) return ok(notLoggedIn);
      return signIn(services, await borrowerById(database, id), visit, { byPassword: false });
    }),

    route(logout, async ({ userToken }, { session }) => {
      const hash = userToken ? hashToken(userToken) : session?.tokenHash;
      if (hash) await database.write((tx) => endSession(tx, hash));
      return ok({});
    }),
  ];
}
