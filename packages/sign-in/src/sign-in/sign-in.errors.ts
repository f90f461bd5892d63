import { entryOf, type ApiError } from '@portico/core/internal';
import type { SignInErrorsTextKey } from './sign-in-errors.sentences';

/** What the borrower can do about a refused sign-in; `none` if the text says all there is. */
export type Next = 'edit' | 'recover' | 'contact' | 'none';

export type SignInRefusal = { readonly text: SignInErrorsTextKey; readonly next: Next };

const restricted = { text: 'errorRestricted', next: 'contact' } as const;
const locked = { text: 'errorMaxAttemptsReached', next: 'recover' } as const;

/** The codes of HTTP 403 at sign-in (access §8); `offline` hides the form. */
const refusals: Readonly<Record<string, SignInRefusal | 'offline' | undefined>> = {
  LockedOnBadPassword: locked,
  MaxAttemptsReached: locked,
  Invalid: { text: 'errorInvalid', next: 'edit' },
  LogonNotAllowed: restricted,
  Restricted: restricted,
  maintenanceModeEnabled: 'offline',
  ServerError: 'offline',
  MFANoEmail: { text: 'errorMFANoEmail', next: 'contact' },
};

/** The server no longer accepts the session or the sign-in in progress. */
export const unauthorized: SignInRefusal = { text: 'unauthorized', next: 'none' };

const unknown: SignInRefusal = { text: 'error', next: 'none' };

/**
 * The text for a failed sign-in, or `offline`, which hides the form, for every failure except HTTP
 * 403 and a successful response that reports errors (access §8; D6, D39).
 */
export function refusalOf(error: ApiError): SignInRefusal | 'offline' {
  if (error.kind === 'forbidden') return entryOf(refusals, error.code) ?? unknown;
  if (error.kind !== 'rejected' || error.status !== undefined) return 'offline';
  const known = entryOf(refusals, error.codes[0] ?? '');
  return known === undefined || known === 'offline' ? unknown : known;
}
