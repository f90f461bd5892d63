import {
  type ApiError,
  mapErrorMessage,
  refusedCodes,
  type Unanswered,
} from '@portico/core/internal';
import type { LoanAddressTextKey } from './loan-address.sentences';

/** Why an address was not saved: a text of ours, or the server's own sentence. */
export type AddressRefusal =
  | { readonly at: 'zipCode'; readonly text: 'errorZipCityNoMatch' }
  | {
      readonly at: 'form';
      readonly text: LoanAddressTextKey;
      readonly unanswered: Unanswered | undefined;
    }
  | { readonly at: 'form'; readonly message: string };

/**
 * The first error of the server is shown (accounts §8): by its code, or as the sentence that it is.
 * A request that failed has the generic text (D146).
 */
export function addressRefusal(
  error: ApiError,
  unanswered: Unanswered | undefined,
): AddressRefusal {
  const [message] = refusedCodes(error);
  if (message === 'ZipCityNoMatch') return { at: 'zipCode', text: 'errorZipCityNoMatch' };
  const mapped = mapErrorMessage(message);
  if (mapped.as === 'host' && message !== undefined) return { at: 'form', message };
  return { at: 'form', text: 'error', unanswered };
}
