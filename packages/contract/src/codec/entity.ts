import {
  issueOf,
  partPlace,
  writeWire,
  type Codec,
  type Fields,
  type WirePlace,
  type ValueOf,
} from './codec';
import { flagOr, readObject, text } from './fields';
import { lowerKeys } from '../wire-object';
import { vital } from './parts';
import { tolerantList } from './tolerant';

type OptionalKey<F extends Fields> = {
  [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never;
}[keyof F];

/** The application's type for a table of fields; fields that may be undefined are optional. */
export type EntityOf<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKey<F>>]: ValueOf<F[K]>;
} & {
  readonly [K in OptionalKey<F>]?: ValueOf<F[K]>;
} extends infer E
  ? { [K in keyof E]: E[K] }
  : never;

/** Wire names that differ from the default, or a function that returns all of them. */
export type WireNames<K> = { readonly [P in K & string]?: string } | ((key: string) => string);

/** For objects whose wire names are camelCase. */
export const sameName = (key: string): string => key;

/** `accountNumber` as `AccountNumber`. */
export const capitalised = (key: string): string => key.slice(0, 1).toUpperCase() + key.slice(1);

/**
 * An object. Its wire names are the application's with a capital first letter, unless `names`
 * overrides them; names are read in any letter case (D5). Unknown wire keys are dropped.
 */
export function entity<F extends Fields>(fields: F, names?: WireNames<keyof F>): Codec<EntityOf<F>>;
/* @__NO_SIDE_EFFECTS__ */
export function entity(
  fields: Fields,
  names: WireNames<string> = {},
): Codec<Readonly<Record<string, unknown>>> {
  const nameOf =
    typeof names === 'function' ? names : (key: string) => names[key] ?? capitalised(key);
  const entries = Object.entries(fields);
  return {
    kind: 'entity',
    read: (wire, place) => {
      const values = lowerKeys(readObject(wire, place));
      return Object.fromEntries(
        entries.map(([key, codec]) => [
          key,
          readField(codec, values[nameOf(key).toLowerCase()], partPlace(place, key)),
        ]),
      );
    },
    fields,
    nameOf,
    write: (value) =>
      Object.fromEntries(
        entries.map(([key, codec]) => [nameOf(key), writeWire(codec, value[key])]),
      ),
  };
}

/** An optional field of an answer that cannot be read is read as a missing one (D176). */
function readField<T>(codec: Codec<T>, wire: unknown, place: WirePlace): T {
  try {
    return codec.read(wire, place);
  } catch (error) {
    if (!place.omits || !codec.optional || codec.vital) throw error;
    place.leftOut(issueOf(error));
    return codec.read(undefined, place);
  }
}

/** A code of a refusal. */
export const errorMessage = entity({ errorMessage: text });

const answerFields = {
  hasNoErrors: vital(flagOr(true)),
  errors: tolerantList(errorMessage),
} satisfies Fields;

/** The fields that report whether a call succeeded: HasNoErrors, Errors[].ErrorMessage. */
export type AnswerFields = {
  readonly hasNoErrors: Codec<boolean>;
  readonly errors: Codec<readonly { readonly errorMessage: string }[]>;
};

/** The response of a call that can refuse: `fields` in addition to HasNoErrors and Errors. */
export function answer<F extends Fields>(
  fields: F,
  names?: WireNames<keyof F>,
): Codec<EntityOf<F & AnswerFields>>;
/* @__NO_SIDE_EFFECTS__ */
export function answer(fields: Fields, names?: WireNames<string>): Codec<unknown> {
  return entity({ ...answerFields, ...fields }, names);
}

/** The answer that says only whether a call succeeded, and every refusal. */
export const plainAnswer = answer({});

/**
 * The response of a call for a list, in the field `name`. It is also read bare and as `Value`
 * (accounts §3; D176); an item that cannot be read is omitted (D77), a list that cannot be read
 * fails the call.
 */
export function listAnswer<K extends string, T>(
  name: K,
  item: Codec<T>,
): Codec<EntityOf<{ readonly [P in K]: Codec<readonly T[]> } & AnswerFields>>;
/* @__NO_SIDE_EFFECTS__ */
export function listAnswer(name: string, item: Codec<unknown>): Codec<unknown> {
  const documented = answer({ [name]: vital(tolerantList(item)) });
  return {
    ...documented,
    read: (wire, place) => documented.read(withListIn(name, wire), place),
  };
}

function withListIn(name: string, wire: unknown): unknown {
  if (Array.isArray(wire)) return { [name]: wire };
  const { value, [name.toLowerCase()]: list, ...others } = lowerKeys(wire);
  return value == null || list != null ? wire : { ...others, [name]: value };
}
