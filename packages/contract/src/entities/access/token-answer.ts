import { pipe, string, transform, unknown } from 'valibot';
import type { Codec } from '../../codec/codec';
import { answer } from '../../codec/entity';
import { text } from '../../codec/fields';

/** One word: not empty, and not a page of HTML. */
const onePiece = /^[^\s<>"]+$/;

const token: Codec<string> = {
  kind: 'text',
  schema: pipe(
    text.schema,
    transform((value) => (onePiece.test(value) ? value : undefined)),
    string(),
  ),
};

const documented = answer({ passableToken: token });

/**
 * An answer with a token for a URL: an object, or only the token as plain text or a JSON string.
 */
export const tokenAnswer: typeof documented = {
  ...documented,
  schema: pipe(
    unknown(),
    transform((wire) => (typeof wire === 'string' ? { passableToken: wire } : wire)),
    documented.schema,
  ),
};
