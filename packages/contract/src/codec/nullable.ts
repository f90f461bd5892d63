import { writeWire, type Codec } from './codec';

/** A value that may be null, where null and a missing value mean different things. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<T>(codec: Codec<T>): Codec<T | null> {
  return {
    ...codec,
    nullable: true,
    read: (wire, place) => (wire === null ? null : codec.read(wire, place)),
    write: (value) => (value === null ? null : writeWire(codec, value)),
  };
}
