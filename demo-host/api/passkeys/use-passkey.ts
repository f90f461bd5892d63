import { ok, refuse, type Checked } from '@portico/rules';
import type { Services } from '../services';
import { redeemChallenge } from './challenge-store';
import { passkeyById, type StoredPasskey } from './passkey-store';
import type { RelyingParty } from './relying-party';
import { readUsedCredential, verifyUse } from './verify';

/** A use whose signature is right; it counts once `storeUse` has stored it. */
export type VerifiedUse = { readonly passkey: StoredPasskey; readonly counter: number };

/** What a use has to belong to: a page and, unless it signs in, a session. */
type UseFor = {
  readonly party: RelyingParty;
  readonly sessionHash: string | undefined;
  readonly now: number;
};

/** Checks the use of a passkey, and uses up its challenge. */
export async function checkUse(
  { database }: Services,
  credential: unknown,
  { party, sessionHash, now }: UseFor,
): Promise<Checked<VerifiedUse, 'Invalid' | 'Expired'>> {
  const sent = readUsedCredential(credential);
  if (!sent) return refuse('Invalid');
  const isIssued = await database.write((tx) =>
    redeemChallenge(tx, sent.challenge, { origin: party.origin, sessionHash }, now),
  );
  if (!isIssued) return refuse('Expired');
  const passkey = await passkeyById(database, sent.credential.id);
  // Stored for another domain of the lender's, it is not for this page.
  if (passkey?.domain !== party.domain) return refuse('Invalid');
  const counter = await verifyUse(sent, passkey, party);
  return counter === undefined ? refuse('Invalid') : ok({ passkey, counter });
}
