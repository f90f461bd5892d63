import { ok, refuse, type Checked } from '@portico/rules';

/** The kind of a value in the API's JSON; the OpenAPI document describes each as JSON Schema. */
export type WireKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'flag'
  | 'amount'
  | 'date'
  | 'choice'
  | 'list'
  | 'dictionary'
  | 'entity'
  | 'json';

/**
 * Converts a value between the application (`T`: cents, local dates, camelCase) and the API's JSON,
 * the wire (dollars, `yyyy-MM-dd`, the specification's names). `optional`: the JSON may omit it.
 */
export type Codec<T> = {
  readonly kind: WireKind;
  /** Throws `Unreadable` if the value differs from what is expected. */
  read(wire: unknown, place: WirePlace): T;
  readonly optional?: true;
  /** One that cannot be read makes all around it unreadable, although the JSON may omit it. */
  readonly vital?: true;
  /** The JSON may be null, and this means something else than a missing value. */
  readonly nullable?: true;
  /** What a text has to match. */
  readonly pattern?: RegExp;
  /** The name of its schema in OpenAPI, where its kind says too little. */
  readonly schema?: string;
  /** Absent when both forms are the same. */
  write?(value: T): unknown;
  readonly options?: readonly string[];
  readonly of?: Codec<unknown>;
  readonly fields?: Fields;
  readonly nameOf?: (key: string) => string;
};

export type Fields = { readonly [key: string]: Codec<unknown> };

/** The application's type behind a codec. */
export type ValueOf<C> = C extends Codec<infer T> ? T : never;

/** Where a value is in the JSON. */
export type WirePlace = {
  /** Names and indexes joined by dots; empty for the whole. */
  readonly path: string;
  /** In an answer, where flags, numbers and lists have other forms too (D176). */
  readonly inAnswer: boolean;
  /** An optional part that cannot be read is omitted. */
  readonly omits: boolean;
  /** Called with the issue of each part there that is omitted. */
  readonly leftOut: (issue: string) => void;
};

/** The place of a part. */
export const partPlace = (place: WirePlace, key: string | number): WirePlace => ({
  ...place,
  path: place.path ? `${place.path}.${key}` : String(key),
});

/**
 * Thrown for a value that differs from the contract. It says where and what was expected there,
 * never the value itself, which may be personal.
 */
export class Unreadable extends Error {
  constructor({ path }: WirePlace, expected: string) {
    super(`${path}: ${expected} expected`);
  }
}

/** What an error of `read` says; nothing about one that is no `Unreadable`. */
export const issueOf = (error: unknown): string =>
  error instanceof Unreadable ? error.message : 'unreadable';

/**
 * Reads a wire value. Never throws. Fails with code `contract` and the `issue`.
 * @param leftOut for an answer of a host, which is read as D176 says: called with the issue of each
 *   part omitted as unreadable. Without it only parts of `tolerant.ts` are omitted.
 * @param forms whether an answer may have the other forms of D176 too
 */
export function readWire<T>(
  codec: Codec<T>,
  json: unknown,
  leftOut?: (issue: string) => void,
  forms: 'any' | 'documented' = 'any',
): Checked<T, 'contract'> {
  const issues: string[] = [];
  try {
    const omits = leftOut !== undefined;
    const place = { path: '', inAnswer: omits && forms === 'any', omits };
    const value = codec.read(json, { ...place, leftOut: (issue) => issues.push(issue) });
    for (const issue of issues) leftOut?.(issue);
    return ok(value);
  } catch (error) {
    return refuse('contract', { issue: issueOf(error) });
  }
}

/** The wire value of an application value. */
export function writeWire<T>(codec: Codec<T>, value: T): unknown {
  return codec.write ? codec.write(value) : value;
}
