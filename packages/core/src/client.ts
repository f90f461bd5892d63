import type { Call, InputOf, OutputOf } from '@portico/contract';
import type { Result } from './result';

/** What a single request can be told. */
export type SendOptions = {
  /** Made once per confirmed intent and sent as the header `Idempotency-Key`. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; 30 000 by default. */
  readonly timeout?: number | undefined;
  /** The pre-auth token of a sign-in in progress (D33), in place of the session's. */
  readonly token?: string | undefined;
};

/** The one way to the lender's API. */
export type Client = {
  /**
   * Sends a call of the contract. Input and output are app values (cents, local dates); an answer
   * with `HasNoErrors` false is a failure of kind `rejected` (D6).
   */
  readonly send: <C extends Call>(
    call: C,
    input: InputOf<C>,
    options?: SendOptions,
  ) => Promise<Result<OutputOf<C>>>;
};
