import { issueOf, writeWire, type Codec } from './codec';
import { entriesOf } from '../wire-object';

/** In place of a part of an answer that came and cannot be read (D176). */
export const unread = Symbol('unread');
export type Unread = typeof unread;

/** A part of an answer, or another value where it cannot be read. */
export const readOr = <T, U>(part: T | Unread, otherwise: U): T | U =>
  part === unread ? otherwise : part;

/**
 * A part of an answer that has a section of its own: `unread` where it cannot be read, so that the
 * section says so. An empty object is none, and reported.
 */
/* @__NO_SIDE_EFFECTS__ */
export function part<T>(codec: Codec<T>): Codec<T | Unread> {
  return {
    ...codec,
    read: (wire, place) => {
      try {
        return codec.read(wire, place);
      } catch (error) {
        if (!place.omits) throw error;
        place.leftOut(issueOf(error));
        return isEmpty(wire) ? codec.read(undefined, place) : unread;
      }
    },
    write: (value) => (value === unread ? undefined : writeWire(codec, value)),
  };
}

function isEmpty(wire: unknown): boolean {
  return typeof wire === 'object' && entriesOf(wire).every(([, value]) => value == null);
}

/** A field without which the whole answer cannot be used: one that cannot be read fails it. */
/* @__NO_SIDE_EFFECTS__ */
export function vital<T>(codec: Codec<T>): Codec<T> {
  return { ...codec, vital: true };
}

/**
 * An object of which nothing is omitted: one field that cannot be read makes all of it unreadable.
 * For what is saved as a whole, or is wrong without one of its fields.
 */
/* @__NO_SIDE_EFFECTS__ */
export function whole<T>(codec: Codec<T>): Codec<T> {
  return { ...codec, read: (wire, place) => codec.read(wire, { ...place, omits: false }) };
}
