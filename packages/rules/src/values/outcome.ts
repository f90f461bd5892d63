import { toJson } from './natives';

/** Values for a text's placeholders, such as `{ min: '$0.01' }`. */
export type Params = Readonly<Record<string, string | number>>;

/** What can fail ends in a value or in an error, and its type names both. */
export type Outcome<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Why a rule refuses: a code for programs and texts, never a sentence. */
export type Refusal<C extends string = string> = {
  readonly code: C;
  readonly params?: Params;
};

/** The outcome of a rule. */
export type Checked<T, C extends string = string> = Outcome<T, Refusal<C>>;

/** An outcome with a value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** An outcome with an error. */
export function fail<const E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** The outcome of a rule that refuses. */
export function refuse<C extends string>(code: C, params?: Params) {
  return fail<Refusal<C>>(params === undefined ? { code } : { code, params });
}

/** The error of an outcome; undefined if it has none. */
export function errorOf<E>(outcome: Outcome<unknown, E>): E | undefined {
  return outcome.ok ? undefined : outcome.error;
}

/** Ends a `switch` over a union: a missing case does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${toJson(value)}`);
}
