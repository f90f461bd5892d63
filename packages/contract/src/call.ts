import type { Codec } from './codec/codec';

/**
 * The session a call needs: none; none, but one is sent if it exists; one whose sign-in steps are
 * not all done (D33); a complete one.
 */
export type SessionNeed = 'none' | 'optional' | 'preauth' | 'required';

/**
 * What a request of a call does at the host. `reads`: nothing that outlasts it, but at most a token or
 * challenge that ends by itself; it can be repeated at will. `writes`: it stores, changes, deletes or
 * sends something, counts a guess, begins or ends a session, closes a key, or has another company
 * check something.
 */
export type Effect = 'reads' | 'writes';

/**
 * One call of the API. `I` is the input (undefined when there is none), `O` the response, `C` the
 * codes with which the host may refuse, `E` its effect, `S` the session it needs. At most one of `query` and `request` contains `I`.
 * `idempotent` calls send the header Idempotency-Key.
 */
export type Call<
  I = unknown,
  O = unknown,
  C extends string = string,
  E extends Effect = Effect,
  S extends SessionNeed = SessionNeed,
> = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly query?: Codec<I>;
  readonly request?: Codec<I>;
  readonly response: Codec<O>;
  readonly session: S;
  readonly effect: E;
  readonly idempotent?: true;
  /**
   * In no specification: a lender's API may lack it, and no specified feature depends on it (D160).
   */
  readonly optional?: true;
  /** Exists only in the type (`codes`); at run time they are in the documentation. */
  readonly codes?: readonly C[] | undefined;
};

export type InputOf<C> = C extends Call<infer I, unknown> ? I : never;
export type OutputOf<C> = C extends { readonly response: Codec<infer O> } ? O : never;
export type CodeOf<C> = C extends {
  readonly codes?: readonly (infer K extends string)[] | undefined;
}
  ? K
  : never;

/**
 * A call with its documentation, which a function beside it returns (`…Docs`): a page that uses the
 * call leaves it out.
 */
export type DocumentedCall<C = Call> = C & {
  readonly summary: string;
  /** The meaning of each code. */
  readonly meanings: { readonly [K in CodeOf<C>]: string };
  /** HTTP status of a refusal; 200 unless set, as sign-in calls do (D6). */
  readonly refusedWith?: 403;
  /** An ordinary answer. */
  readonly example: OutputOf<C>;
};

/** The codes of a call, only as a type: `codes: codes<'Invalid' | 'Restricted'>()`. */
/* @__NO_SIDE_EFFECTS__ */
export function codes<C extends string>(listed?: readonly C[]): readonly C[] | undefined {
  return listed;
}

/** Declares a call. Input and output are inferred from the codecs. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  O,
  E extends Effect,
  S extends SessionNeed,
  C extends string = never,
  I = undefined,
>(call: Call<I, O, C, E, S>): Call<I, O, C, E, S> {
  return call;
}

/**
 * A call as a caller uses it that reads only a part of the answer: what it does not use may be
 * missing or unreadable (D176).
 */
/* @__NO_SIDE_EFFECTS__ */
export function reading<I, C extends string, E extends Effect, O>(
  call: Call<I, unknown, C, E>,
  response: Codec<O>,
): Call<I, O, C, E> {
  return { ...call, response };
}

const missingStatuses: readonly number[] = [404, 405, 501];

/**
 * Whether an answer's HTTP status means that this API lacks the call or document; only for optional
 * ones (D160).
 */
export function isMissing({ optional }: Pick<Call, 'optional'>, status: number): boolean {
  return optional === true && missingStatuses.includes(status);
}
