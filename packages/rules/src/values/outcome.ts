import { toJson } from './natives';

/** Values for a text's placeholders, such as `{ min: '$0.01' }`. */
export type Params = Readonly<Record<string, string | number>>;

/** A failed rule: a code for programs and texts, never a sentence. */
export type Failure<C extends string = string> = {
  readonly ok: false;
  readonly code: C;
  readonly params?: Params;
};

/** The result of every rule that can fail. */
export type Outcome<T, C extends string = string> =
  { readonly ok: true; readonly value: T } | Failure<C>;

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function fail<C extends string>(code: C, params?: Params): Failure<C> {
  return params === undefined ? { ok: false, code } : { ok: false, code, params };
}

/** The failure of an outcome; undefined if it has none. */
export function failureOf<C extends string>(outcome: Outcome<unknown, C>): Failure<C> | undefined {
  return outcome.ok ? undefined : outcome;
}

/** Ends a `switch` over a union: a missing case does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${toJson(value)}`);
}
