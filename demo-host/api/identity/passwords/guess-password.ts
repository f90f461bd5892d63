import {
  guessHashed,
  type GuessResult,
  passwordGuess,
  type RequestDetails,
} from '@portico/server/parts';
import type { Services } from '../../services';
import type { StoredBorrower } from '../borrower-store';

/**
 * Judges the current password that someone signed in types, and counts a wrong one like that of a
 * sign-in. Over the limit nothing is hashed.
 */
export function guessPassword(
  services: Services,
  { username, passwordHash }: StoredBorrower,
  password: string,
  request: RequestDetails,
): Promise<GuessResult> {
  return guessHashed(services, passwordGuess(username, request.ip), request, ({ matches }) =>
    matches(password, passwordHash),
  );
}
