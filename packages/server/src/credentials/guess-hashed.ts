import { networkOf } from '../http/request/network';
import type { RequestDetails } from '../http/request/request-details';
import type { ServerServices } from '../services';
import { countsOf, type Guess, type GuessResult } from '../limits/attempt-limits';
import type { Hasher, Passwords } from './passwords';

/**
 * Judges a guess at what is stored as a hash. A guess over a limit costs no hash; the others hash in
 * their turn. Throws `Busy` when too many wait, and such a guess does not count.
 */
export async function guessHashed(
  {
    database,
    limits,
    passwords,
  }: Pick<ServerServices, 'database' | 'limits'> & { readonly passwords: Passwords },
  guess: Guess,
  { ip, now }: Pick<RequestDetails, 'ip' | 'now'>,
  judge: (hasher: Hasher) => Promise<boolean>,
): Promise<GuessResult> {
  if (await limits.isReached(database, countsOf(guess), now)) return 'paused';
  return passwords.inTurn(networkOf(ip), (hasher) =>
    limits.guessFirst(database, guess, now, () => judge(hasher)),
  );
}
