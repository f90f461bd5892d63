import type { Codec } from '@portico/contract';
import type { Context } from 'hono';

/** A call, or a request of an upload: what a log names. */
export type Observed = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query?: Codec<unknown>;
  readonly request?: Codec<unknown>;
  readonly response: Codec<unknown>;
};

/** Collected for the log while a request is handled. */
export type Trace = { input: unknown; username: string | null };

/**
 * Handles a request and observes it: a log, the time it takes, faults of a demonstration.
 *
 * @param refuse the answer to a fault that refuses with a code
 */
export type Observe = (
  context: Context,
  target: Observed,
  handle: (trace: Trace) => Promise<Response>,
  refuse?: (code: string) => Response,
) => Promise<Response>;
