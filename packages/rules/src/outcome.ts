/** Values that a text needs to be complete, such as `{ min: '$0.01' }`. */
export type Params = Readonly<Record<string, string | number>>;

/** A rule that did not hold: a code for programs and texts, never a sentence. */
export type Failure<C extends string = string> = {
  readonly ok: false;
  readonly code: C;
  readonly params?: Params;
};

/** What every rule that can fail returns. */
export type Outcome<T, C extends string = string> =
  { readonly ok: true; readonly value: T } | Failure<C>;

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function fail<C extends string>(code: C, params?: Params): Failure<C> {
  return params === undefined ? { ok: false, code } : { ok: false, code, params };
}

/** Ends a `switch` over a union: a case that was forgotten does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
