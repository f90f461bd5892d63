import type { Codec } from './codec';

/**
 * Who may make a call: anyone; anyone, but a session is read when there is one; a session whose
 * sign-in steps are not all done (D33); a complete session.
 */
export type SessionNeed = 'none' | 'optional' | 'preauth' | 'required';

/**
 * One call of the API. `I` is what the caller gives (undefined when nothing), `O` the response,
 * `C` the codes with which the host may refuse. Exactly one of `query` and `request` carries `I`.
 * `idempotent` calls carry the header Idempotency-Key.
 */
export type Call<I = unknown, O = unknown, C extends string = string> = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly query?: Codec<I>;
  readonly request?: Codec<I>;
  readonly response: Codec<O>;
  readonly session: SessionNeed;
  readonly idempotent?: true;
  /** Named by no specification: a lender's API may lack it, and nothing specified depends on it (D160). */
  readonly optional?: true;
  /** Only in the type: what stands for a code at run time is its documentation. */
  readonly codes?: readonly C[];
};

export type InputOf<C> = C extends Call<infer I, unknown> ? I : never;
export type OutputOf<C> = C extends { readonly response: Codec<infer O> } ? O : never;
export type CodeOf<C> = C extends { readonly codes?: readonly (infer K extends string)[] }
  ? K
  : never;

/** What the OpenAPI document says of a call: a line, and what each of its codes means. */
export type DocsOf<C> = {
  readonly summary: string;
  readonly codes: { readonly [K in CodeOf<C>]: string };
  /** HTTP status of a refusal; 200 unless the call signs somebody in (D6). */
  readonly refusedWith?: 403;
};

/**
 * Declares a call: `defineCall<'Invalid' | 'Restricted'>()({ … })`. The codes are given first and
 * only as a type; input and output are inferred from the codecs.
 */
export function defineCall<C extends string = never>() {
  return <O, I = undefined>(call: Omit<Call<I, O, C>, 'codes'>): Call<I, O, C> => call;
}
