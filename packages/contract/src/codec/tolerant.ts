import { issueOf, partPlace, type Codec, type WirePlace } from './codec';
import { list, optional, readList } from './fields';

/* Optional parts of an answer. One that cannot be read is omitted, and its issue is reported. */

/** A list in an answer; an unreadable item is omitted and reported (D77). */
/* @__NO_SIDE_EFFECTS__ */
export function tolerantList<T>(item: Codec<T>): Codec<readonly T[]> {
  return {
    ...list(item),
    read: (wire, place) =>
      readList(wire ?? [], place).flatMap((value, index) =>
        readable(item, value, partPlace(place, index)),
      ),
  };
}

/** An optional value in an answer; an unreadable one is treated as missing, and reported. */
/* @__NO_SIDE_EFFECTS__ */
export function tolerantOptional<T>(codec: Codec<T>): Codec<T | undefined> {
  const strict = optional(codec);
  return { ...strict, read: (wire, place) => readable(strict, wire, place)[0] };
}

/** The value, if it can be read. */
function readable<T>(codec: Codec<T>, wire: unknown, place: WirePlace): readonly [T] | readonly [] {
  try {
    return [codec.read(wire, place)];
  } catch (error) {
    place.leftOut(issueOf(error));
    return [];
  }
}
