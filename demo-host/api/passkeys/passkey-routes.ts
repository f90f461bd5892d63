import {
  passkeyList,
  passkeyRegistrationOptions,
  registerPasskey,
  removePasskey,
} from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { isRecentlyProven, memberRoute, type Route } from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { notifyOwner } from '../identity/security-notice';
import type { Services } from '../services';
import { issueChallenge, redeemChallenge } from './challenge-store';
import { offeredTo } from './offer';
import { deletePasskey, insertPasskey, passkeyById, passkeysOf } from './passkey-store';
import { passkeySignInRoutes } from './passkey-sign-in-routes';
import { readNewCredential, verifyNew } from './verify';

/** Passkeys that a borrower can have. */
export const mostPasskeys = 10;
const longestName = 50;

/** The same for every passkey of a borrower, and of no meaning elsewhere. */
const userHandleOf = ({ secrets }: Services, borrowerId: number) =>
  new Uint8Array(Buffer.from(secrets.fingerprint(`passkeys of ${borrowerId}`), 'base64url'));

/** Mails a change of passkeys to their owner. */
async function notify(
  services: Services,
  borrowerId: number,
  change: string,
  now: number,
): Promise<void> {
  const borrower = await borrowerById(services.database, borrowerId);
  const text = `${change} Remove passkeys that you do not know in your profile.`;
  await notifyOwner(services, borrower, ['Your passkeys have changed', text], now);
}

/** Adding, listing and removing passkeys, and signing in with one. */
export function passkeyRoutes(services: Services): Route[] {
  const { database, business } = services;
  const relyingParty = offeredTo(services);

  return [
    memberRoute(passkeyRegistrationOptions, async (_input, session, request) => {
      const party = await relyingParty(request);
      if (!party) return refuse('NotOffered');
      if (!isRecentlyProven(session, request.now)) return refuse('ProofRequired');
      const { borrowerId, tokenHash: sessionHash } = session;
      const borrower = await borrowerById(database, borrowerId);
      const challenge = await database.write((tx) =>
        issueChallenge(tx, { origin: party.origin, sessionHash }, request.now),
      );
      const options = await generateRegistrationOptions({
        rpName: 'Cedar Valley Credit',
        rpID: party.domain,
        userName: borrower.username,
        userDisplayName: borrower.name,
        userID: userHandleOf(services, borrowerId),
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        excludeCredentials: (await passkeysOf(database, borrowerId)).map(({ id, transports }) => ({
          id,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return ok({ options });
    }),

    memberRoute(registerPasskey, async (input, session, request) => {
      const party = await relyingParty(request);
      if (!party) return refuse('NotOffered');
      // Before the challenge is used up, so that the same request can be sent again.
      if (!isRecentlyProven(session, request.now)) return refuse('ProofRequired');
      const name = input.name.trim();
      const sent = readNewCredential(input.credential);
      if (!sent || name === '' || name.length > longestName) return refuse('Error');
      const { borrowerId, tokenHash: sessionHash } = session;
      const isValid = await database.write((tx) =>
        redeemChallenge(tx, sent.challenge, { origin: party.origin, sessionHash }, request.now),
      );
      if (!isValid) return refuse('Expired');
      const credential = await verifyNew(sent, party);
      if (!credential) return refuse('Error');
      const stored = await database.write(async (tx) => {
        if (await passkeyById(tx, credential.id)) return refuse('AlreadyRegistered');
        if ((await passkeysOf(tx, borrowerId)).length >= mostPasskeys) return refuse('TooMany');
        await insertPasskey(tx, {
          id: credential.id,
          borrowerId,
          name,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
          domain: party.domain,
          addedAt: request.now,
        });
        return ok({});
      });
      if (stored.ok) {
        await notify(
          services,
          borrowerId,
          `the passkey “${name}” was added to your online access.`,
          request.now,
        );
      }
      return stored;
    }),

    memberRoute(passkeyList, async (_input, { borrowerId }) => {
      const passkeys = await passkeysOf(database, borrowerId);
      return ok(
        await Promise.all(
          passkeys.map(async ({ id, name, addedAt, usedAt }) => ({
            passkeyId: id,
            name,
            added: await business.dayOf(addedAt),
            lastUsed: usedAt === undefined ? undefined : await business.dayOf(usedAt),
          })),
        ),
      );
    }),

    memberRoute(removePasskey, async ({ passkeyId }, session, { now }) => {
      if (!isRecentlyProven(session, now)) return refuse('ProofRequired');
      const { borrowerId } = session;
      const name = await database.write((tx) => deletePasskey(tx, borrowerId, String(passkeyId)));
      if (name === undefined) return refuse('NotFound');
      await notify(
        services,
        borrowerId,
        `the passkey “${name}” was removed from your online access.`,
        now,
      );
      return ok({});
    }),

    ...passkeySignInRoutes(services, relyingParty),
  ];
}
