import type { Call } from '@portico/contract';
import type { Environment } from '../page/environment';
import { chunk, type OnDemand } from '../page/on-demand';
import type { Problem } from '../reports/problem';
import { failCall, type CallOutcome } from './api-error';
import type { Session } from '../session/session';

/** Options of a single request. */
export type SendOptions = {
  /** Generated once per confirmed intent; sent as the header `Idempotency-Key`. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; 30 000 by default. */
  readonly timeout?: number | undefined;
  /** The pre-auth token of a sign-in in progress (D33), used instead of the session's. */
  readonly token?: string | undefined;
  /** Shares no answer with an equal read that is pending: that one may be older. */
  readonly fresh?: true;
  /** Lets the request finish after the page is closed. */
  readonly keepalive?: boolean | undefined;
};

/** Sends calls to the lender's API. */
export type Client = {
  /**
   * Sends a call of the contract. Input and output are app values (cents, local dates); an answer
   * with `HasNoErrors` false is a failure of kind `rejected` (D6).
   */
  readonly send: <I, O>(
    call: Call<I, O>,
    input: NoInfer<I>,
    options?: SendOptions,
  ) => Promise<CallOutcome<O>>;
  /** Like `send`, but returns the JSON or text of the response without validating it. */
  readonly exchange: (
    call: Call,
    input: unknown,
    options?: SendOptions,
  ) => Promise<CallOutcome<unknown>>;
};

/** What the client needs from the rest of the core. */
export type ClientNeeds = {
  readonly environment: Environment;
  /** Origin and prefix of the API. */
  readonly api: () => string;
  readonly session: () => Session | undefined;
  /** The language of the page. */
  readonly locale: () => string;
  /** The lender's own codes, each `theirs=ours` (D147). */
  readonly codeMap: () => readonly string[];
  /** Called with the token of a request that the server has answered Unauthorized. */
  readonly tokenRefused: (token: string | undefined) => void;
  /** Called with the name of a call that writes once it is carried out, or may be. */
  readonly written: (call: string) => void;
  readonly report: (problem: Problem) => void;
  readonly onDemand: OnDemand;
};

const contractClient = chunk(() => import('./contract-client'));

/**
 * The client of one core. The contract code is loaded with the first call, because a first screen
 * waits only for the setup, which does not need it.
 */
export function createClient(needs: ClientNeeds): Client {
  let loading: Promise<Client | undefined> | undefined;
  const load = async () => {
    loading ??= needs.onDemand(contractClient, 'waitedFor').then(
      ({ createContractClient }) => createContractClient(needs),
      () => (loading = undefined),
    );
    return loading;
  };
  const notLoaded = () => failCall({ kind: 'offline' }, 'not-sent');
  return {
    send: async (call, input, options) => (await load())?.send(call, input, options) ?? notLoaded(),
    exchange: async (call, input, options) =>
      (await load())?.exchange(call, input, options) ?? notLoaded(),
  };
}
