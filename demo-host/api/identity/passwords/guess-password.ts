import type { RequestDetails } from '../../http/request-details';
import type { Services } from '../../services';
import type { GuessResult } from '../attempt-limits';
import { passwordGuess } from '../borrower-counts';
import type { StoredBorrower } from '../borrower-store';
import { guessHashed } from './guess-hashed';

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
