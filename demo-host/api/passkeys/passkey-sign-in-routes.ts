import { passkeySignIn, passkeySignInOptions } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { networkOf, route, type Route, wrongPassword } from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { signIn } from '../identity/sign-in/sign-in';
import type { Services } from '../services';
import { issueChallenge } from './challenge-store';
import type { Offer } from './offer';
import { storeUse } from './passkey-store';
import { checkUse } from './use-passkey';

/** Signing in by a passkey, in place of password and security code. */
export function passkeySignInRoutes(services: Services, relyingParty: Offer): Route[] {
  const { database, limits, settings } = services;

  return [
    route(passkeySignInOptions, async (_input, request) => {
      const party = await relyingParty(request);
      const from = [{ limit: 'passkeyChallengeFrom', by: networkOf(request.ip) }] as const;
      if (!party || !(await limits.admit(database, from, request.now))) return refuse('NotOffered');
      const challenge = await database.write((tx) =>
        issueChallenge(tx, { origin: party.origin, sessionHash: undefined }, request.now),
      );
      const options = await generateAuthenticationOptions({
        rpID: party.domain,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        userVerification: 'required',
      });
      return ok({ options });
    }),

    route(passkeySignIn, async (input, request) => {
      const { now } = request;
      if ((await settings.host('maintenanceMode')) === 'true') {
        return refuse('maintenanceModeEnabled');
      }
      const party = await relyingParty(request);
      if (!party) return refuse('Invalid');
      const use = { party, sessionHash: undefined, now };
      const used = await checkUse(services, input.credential, use);
      if (!used.ok) return used;
      const { passkey, counter } = used.value;
      const borrower = await borrowerById(database, passkey.borrowerId);
      // Wrong passwords do not stop a passkey, which nobody guesses; the lender's own lock does.
      if (await limits.isBlocked(database, wrongPassword(borrower.username))) {
        return refuse('LockedOnBadPassword');
      }
      const isStored = await database.write((tx) => storeUse(tx, passkey, counter, now));
      return isStored ? signIn(services, borrower, request, { by: 'passkey' }) : refuse('Invalid');
    }),
  ];
}
