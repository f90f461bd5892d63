import { tokenLogin, userLogin } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import {
  type ContentOf,
  guessHashed,
  logoutRoute,
  passwordGuess,
  redeemSingleUseToken,
  route,
  type Route,
  sentDeviceOf,
} from '@portico/server/parts';
import type { Services } from '../../services';
import { borrowerById, borrowerByUsername } from '../borrower-store';
import { renewPasswordHash } from '../passwords/password-store';
import { signIn } from './sign-in';

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
  const { database, securityLog, settings } = services;
  const inMaintenance = async () => (await settings.host('maintenanceMode')) === 'true';

  return [
    route(userLogin, async ({ username, password, trustedDeviceTokens }, request) => {
      if (await inMaintenance()) return refuse('maintenanceModeEnabled');
      const borrower = await borrowerByUsername(database, username);
      request.concerns(borrower ? { borrowerId: borrower.id } : { typedName: username });
      const sent = { cookies: request.cookies, tokens: trustedDeviceTokens };
      const device = borrower && (await sentDeviceOf(database, borrower.id, sent, request.now));
      const guess = passwordGuess(username, request.ip, device);
      let newHash: string | undefined;
      const result = await guessHashed(services, guess, request, async ({ check, renew }) => {
        const isRight = await check(password, borrower?.passwordHash);
        if (isRight && borrower) newHash = await renew(password, borrower.passwordHash);
        return isRight;
      });
      if (result === 'paused') return refuse('LockedOnBadPassword');
      if (result === 'wrong' || !borrower) return refuse('Invalid');
      const renewed = await renewPasswordHash(database, borrower, newHash);
      return signIn(services, renewed, request, {
        by: 'password',
        deviceTokens: trustedDeviceTokens,
      });
    }),

    route(tokenLogin, async ({ token }, request) => {
      if (await inMaintenance()) return refuse('maintenanceModeEnabled');
      const id = await database.write((tx) =>
        redeemSingleUseToken(tx, 'signIn', token, request.now),
      );
      if (id === undefined) {
        securityLog.record({ event: 'signInRefused', address: request.ip, call: tokenLogin.name });
        return ok(notLoggedIn);
      }
      return signIn(services, await borrowerById(database, id), request, { by: 'token' });
    }),

    logoutRoute(services),
  ];
}
