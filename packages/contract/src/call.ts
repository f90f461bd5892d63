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
 * codes with which the host may refuse, `E` its effect. At most one of `query` and `request` contains `I`.
 * `idempotent` calls send the header Idempotency-Key.
 */
export type Call<I = unknown, O = unknown, C extends string = string, E extends Effect = Effect> = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly query?: Codec<I>;
  readonly request?: Codec<I>;
  readonly response: Codec<O>;
  readonly session: SessionNeed;
  readonly effect: E;
  readonly idempotent?: true;
  /**
   * In no specification: a lender's API may lack it, and no specified feature depends on it (D160).
   */
  readonly optional?: true;
  /** Exists only in the type; at run time the codes are in the documentation. */
  readonly codes?: readonly C[];
};

export type InputOf<C> = C extends Call<infer I, unknown> ? I : never;
export type OutputOf<C> = C extends { readonly response: Codec<infer O> } ? O : never;
export type CodeOf<C> = C extends { readonly codes?: readonly (infer K extends string)[] }
  ? K
  : never;

/** The documentation of a call in the OpenAPI document: a summary, and the meaning of each code. */
export type DocsOf<C> = {
  readonly summary: string;
  readonly codes: { readonly [K in CodeOf<C>]: string };
  /** HTTP status of a refusal; 200 unless set, as sign-in calls do (D6). */
  readonly refusedWith?: 403;
};

/**
 * Declares a call: `defineCall<'Invalid' | 'Restricted'>()({ … })`. The codes are given first and
 * only as a type; input and output are inferred from the codecs.
 */
export function defineCall<C extends string = never>() {
  return <O, E extends Effect, I = undefined>(
    call: Omit<Call<I, O, C, E>, 'codes'>,
  ): Call<I, O, C, E> => call;
}

/**
 * A call as a caller uses it that reads only a part of the answer: what it does not use may be
 * missing or unreadable (D176).
 */
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
