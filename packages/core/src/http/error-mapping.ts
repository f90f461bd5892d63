import { unanswered } from '../changes/changes';
import { refusedCodes, type ApiError } from './api-error';
import type { Texts } from '../texts/texts';

/** The meaning of a server's error message. */
export type MappedError =
  /** The session is over; the client has already ended it. */
  | { readonly as: 'unauthorized' }
  /** A condition with its own text, e.g. `Declined`. */
  | { readonly as: 'flag'; readonly flag: string }
  /** A sentence from the payment processor, shown unchanged. */
  | { readonly as: 'processor'; readonly text: string }
  /** A sentence from the host: replaced by the generic host error (D148). */
  | { readonly as: 'host' }
  | { readonly as: 'unknown' };

/** The tests in their order of precedence; the first match decides (D7). */
const readings: readonly ((message: string) => MappedError | false)[] = [
  (message) => message === 'Unauthorized' && { as: 'unauthorized' },
  (message) => message === 'RegistrationNotAllowed' && { as: 'flag', flag: 'Failed' },
  (message) => {
    const text = /generic-(.*)/s.exec(message)?.[1]?.trim();
    return !!text && !isBareError(text) && { as: 'processor', text };
  },
  (message) => message.includes(' ') && { as: 'host' },
  (message) => message !== '' && { as: 'flag', flag: message },
];

/** Reads a message of `Errors[].ErrorMessage` (D7). */
export function mapErrorMessage(message: string | undefined): MappedError {
  for (const reading of readings) {
    const mapped = reading(message?.trim() ?? '');
    if (mapped) return mapped;
  }
  return { as: 'unknown' };
}

/**
 * The text key for an error: that of its code (`errorInvalid`), then that of its kind
 * (`errorKindOffline`), then that of a change that was not sent or whose answer was lost
 * (`errorNotSent`, `errorUnconfirmed`), then `error`.
 */
export function errorKey<K extends string>(catalogue: Texts<K | 'error'>, error: ApiError) {
  const codes = refusedCodes(error);
  const has = (key: string): key is K => Object.hasOwn(catalogue.english, key);
  const known = unanswered(error);
  const candidates = [...codes.slice(0, 1), `Kind${capitalised(error.kind)}`, known ?? ''];
  return candidates.map((name) => `error${capitalised(name)}`).find(has) ?? 'error';
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The code `Error` names a sentence and is none (D191). */
const isBareError = (message: string): boolean => /^error[.!]?$/i.test(message.trim());

/** The server's own messages of a refusal; its code `Error` is none. */
export function ownMessages(error: ApiError): readonly string[] {
  return refusedCodes(error).filter((code) => code !== '' && !isBareError(code));
}

/**
 * What a screen shows of a failed save whose messages the specification wants shown: the server's
 * own, except its code `Error`; `sentence` for that code, and for a failure without a message.
 */
export function serverMessages(error: ApiError, sentence: string): readonly string[] {
  const messages = refusedCodes(error).filter((code) => code !== '');
  if (messages.length === 0) return [sentence];
  return messages.map((message) => (isBareError(message) ? sentence : message));
}
