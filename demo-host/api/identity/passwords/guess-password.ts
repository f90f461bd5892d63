import type { RequestDetails } from '../../http/request-details';
import type { Services } from '../../services';
import type { GuessResult } from '../attempt-limits';
import { passwordGuess } from '../borrower-counts';
import type { StoredBorrower } from '../borrower-store';
import { checkPassword } from './passwords';

/**
 * Judges the current password that someone signed in types, and counts a wrong one like that of a
 * sign-in. Over the limit nothing is hashed.
 */
export async function guessPassword(
  { database, limits }: Services,
  { username, passwordHash }: StoredBorrower,
  password: string,
  { ip, now }: RequestDetails,
): Promise<GuessResult> {
  const guess = passwordGuess(username, ip);
  if (await limits.isReached(database, [...guess.of, ...guess.from], now)) return 'paused';
  const isRight = await checkPassword(password, passwordHash);
  return database.write((tx) => limits.checkGuess(tx, guess, isRight, now));
}
