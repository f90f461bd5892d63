import { type Codec, Unreadable } from '../codec/codec';
import { answer } from '../codec/entity';
import { text } from '../codec/fields';

/** One word: not empty, and not a page of HTML. */
const onePiece = /^[^\s<>"]+$/;

const token: Codec<string> = {
  kind: 'text',
  pattern: onePiece,
  read: (wire, place) => {
    const value = text.read(wire, place);
    if (onePiece.test(value)) return value;
    throw new Unreadable(place, 'string');
  },
};

const documented = answer({ passableToken: token });

/**
 * An answer with a token for a URL: an object, or only the token as plain text or a JSON string.
 */
export const tokenAnswer: typeof documented = {
  ...documented,
  read: (wire, place) =>
    documented.read(typeof wire === 'string' ? { passableToken: wire } : wire, place),
};
