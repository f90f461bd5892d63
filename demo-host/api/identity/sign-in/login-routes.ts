import { logout, tokenLogin, userLogin } from '@portico/contract';
import { fail, ok } from '@portico/rules';
import { route, type ContentOf, type Route } from '../../http/route';
import { hashToken } from '../../secrets';
import type { Services } from '../../services';
import { passwordGuess } from '../borrower-counts';
import { borrowerById, borrowerByUsername } from '../borrower-store';
import { checkPassword, noSuchPassword } from '../passwords/passwords';
import { endSession } from '../session-store';
import { signIn } from './sign-in';
import { redeemSingleUseToken } from '../single-use-token';

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
  const { database, limits, passwordCost, securityLog, settings } = services;
  const inMaintenance = async () => (await settings.host('maintenanceMode')) === 'true';

  return [
    route(userLogin, async ({ username, password, trustedDeviceTokens }, request) => {
      if (await inMaintenance()) return fail('maintenanceModeEnabled');
      const borrower = await borrowerByUsername(database, username);
      request.concerns(borrower ? { borrowerId: borrower.id } : { typedName: username });
      const hash = borrower?.passwordHash ?? noSuchPassword(passwordCost);
      const right = await checkPassword(password, hash);
      const isRight = borrower !== undefined && right;
      const guess = passwordGuess(username, request.ip);
      const result = await database.write((tx) =>
        limits.checkGuess(tx, guess, isRight, request.now),
      );
      if (result === 'paused') return fail('LockedOnBadPassword');
      if (result === 'wrong' || !borrower) return fail('Invalid');
      return signIn(services, borrower, request, {
        by: 'password',
        deviceTokens: trustedDeviceTokens,
      });
    }),

    route(tokenLogin, async ({ token }, request) => {
      if (await inMaintenance()) return fail('maintenanceModeEnabled');
      const id = await database.write((tx) =>
        redeemSingleUseToken(tx, 'signIn', token, request.now),
      );
      if (id === undefined) {
        securityLog.record({ event: 'signInRefused', address: request.ip, call: tokenLogin.name });
        return ok(notLoggedIn);
      }
      return signIn(services, await borrowerById(database, id), request, { by: 'token' });
    }),

    route(logout, async ({ userToken }, { session }) => {
      const hash = userToken ? hashToken(userToken) : session?.tokenHash;
      if (hash) await database.write((tx) => endSession(tx, hash));
      return ok({});
    }),
  ];
}
