import { readWire, type Call } from '@portico/contract';
import type { Environment } from './environment';
import { addressOf, exchangeOnce } from './exchange';
import { fail, success, type Result } from './result';
import type { Session } from './session';

/** What a single request can be told. */
export type SendOptions = {
  /** Made once per confirmed intent and sent as the header `Idempotency-Key`. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; 30 000 by default. */
  readonly timeout?: number | undefined;
  /** The pre-auth token of a sign-in in progress (D33), in place of the session's. */
  readonly token?: string | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean | undefined;
};

/** The one way to the lender's API. */
export type Client = {
  /**
   * Sends a call of the contract. Input and output are app values (cents, local dates); an answer
   * with `HasNoErrors` false is a failure of kind `rejected` (D6).
   */
  readonly send: <I, O>(
    call: Call<I, O>,
    input: NoInfer<I>,
    options?: SendOptions,
  ) => Promise<Result<O>>;
  /** The same without reading the answer by the contract: its JSON, or its text. */
  readonly exchange: (
    call: Call,
    input: unknown,
    options?: SendOptions,
  ) => Promise<Result<unknown>>;
};

/** What the client needs to know of the rest of the core. */
export type ClientNeeds = {
  readonly environment: Environment;
  /** Origin and prefix of the API. */
  readonly api: () => string;
  readonly session: () => Session | undefined;
  /** The server does not know this session's token any more. */
  readonly unauthorized: () => void;
  readonly report: (problem: { message: string }) => void;
};

/** Milliseconds a request may take before it is given up. */
export const requestTimeout = 30_000;

/** The client of one core. */
export function createClient(needs: ClientNeeds): Client {
  /** Reads under way, by address and token: a second asker shares the first one's answer. */
  const reading = new Map<string, Promise<Result<unknown>>>();

  const request = async (call: Call, input: unknown, options: SendOptions) => {
    const session = needs.session();
    const token = options.token ?? session?.userToken;
    if (call.session === 'required' && !token) return fail({ kind: 'unauthorized' }, 'not-sent');
    if (options.signal?.aborted) return fail({ kind: 'timeout' }, 'not-sent');
    if (!needs.environment.online()) return fail({ kind: 'offline' }, 'not-sent');
    const result = await exchangeOnce(needs.environment, {
      call,
      input,
      address: addressOf(needs.api(), call, input),
      headers: {
        UserToken: token,
        ServicingBranch: session?.servicingBranch,
        'Idempotency-Key': options.idempotencyKey,
      },
      timeout: options.timeout ?? requestTimeout,
      signal: options.signal,
      keepalive: options.keepalive,
    });
    const sameSession = token !== undefined && token === needs.session()?.userToken;
    if (!result.ok && result.error.kind === 'unauthorized' && sameSession) needs.unauthorized();
    return result;
  };

  const exchange: Client['exchange'] = (call, input, options = {}) => {
    if (call.method !== 'GET' || options.signal) return request(call, input, options);
    const key = `${addressOf(needs.api(), call, input)} ${options.token ?? needs.session()?.id ?? ''}`;
    const shared = reading.get(key);
    if (shared) return shared;
    const answer = request(call, input, options).finally(() => reading.delete(key));
    reading.set(key, answer);
    return answer;
  };

  return {
    exchange,
    send: async (call, input, options) => {
      const answer = await exchange(call, input, options);
      if (!answer.ok) return answer;
      const read = readWire(call.response, answer.value);
      if (read.ok) return success(read.value);
      const issue = String(read.params?.['issue'] ?? read.code);
      needs.report({ message: `contract: ${call.name}: ${issue}` });
      return fail({ kind: 'contract', issue }, 'unknown');
    },
  };
}
