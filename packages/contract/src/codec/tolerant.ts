import { issueOf, placeOf, type Codec } from './codec';
import { list, optional, readList } from './fields';

/* Optional parts of an answer. One that cannot be read is omitted, and its issue is reported. */

/** A list in an answer; an unreadable item is omitted and reported (D77). */
/* @__NO_SIDE_EFFECTS__ */
export function tolerantList<T>(item: Codec<T>): Codec<readonly T[]> {
  return {
    ...list(item),
    read: (wire, place) =>
      readList(wire ?? [], place).flatMap((value, index) => {
        try {
          return [item.read(value, placeOf(place, index))];
        } catch (error) {
          place.leftOut(issueOf(error));
          return [];
        }
      }),
  };
}

/** An optional value in an answer; an unreadable one is treated as missing, and reported. */
/* @__NO_SIDE_EFFECTS__ */
export function tolerantOptional<T>(codec: Codec<T>): Codec<T | undefined> {
  const strict = optional(codec);
  return {
    ...strict,
    read: (wire, place) => {
      try {
        return strict.read(wire, place);
      } catch (error) {
        place.leftOut(issueOf(error));
        return undefined;
      }
    },
  };
}
