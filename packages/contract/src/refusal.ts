import { readWire } from './codec/codec';
import { plainAnswer } from './codec/entity';

/** A body whose Errors cannot be read may still be a refusal. */
const readRefusal = (body: unknown) => readWire(plainAnswer, body, () => undefined);

/**
 * The codes of a body with Errors[].ErrorMessage, or the whole body when it is plain text (D6).
 * Empty when there is none, as in a proxy's error page.
 */
export function codesOf(body: unknown): readonly string[] {
  if (typeof body === 'string') return /^\s*(<|$)/.test(body) ? [] : [body];
  const read = readRefusal(body);
  return read.ok ? read.value.errors.map((error) => error.errorMessage) : [];
}

/** The codes of an answer with HasNoErrors false; `undefined` for every other body. */
export function refusalCodes(body: unknown): readonly string[] | undefined {
  const read = readRefusal(body);
  return read.ok && !read.value.hasNoErrors ? codesOf(body) : undefined;
}
