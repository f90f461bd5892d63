import {
  codesOf,
  isMissing,
  writeWire,
  type Call,
  type Effect,
  acceptedAnswer,
  type logout,
  type userLogin,
  type validateCode,
} from '@portico/contract';
import { masked } from '@portico/rules';
import { curlOf, maskedBody } from './curl';
import { OptionalMissing } from './report';
import { entriesOf } from './values';

/** Makes the requests; a test calls an API in its own process instead. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An answer as received. */
export type Received = {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON, otherwise its text. */
  readonly body: unknown;
  readonly codes: readonly string[];
};

export type Sending = {
  readonly token?: string | undefined;
  readonly key?: string | undefined;
};

/** A call with any input and answer. */
type AnyCall<E extends Effect> = Call<unknown, unknown, string, E>;

/** Makes calls of an effect; a missing optional call throws `OptionalMissing`. */
export type Sender<E extends Effect> = {
  /** Sends values of the application, as the contract writes them. */
  readonly send: (call: AnyCall<E>, input: unknown, sending?: Sending) => Promise<Received>;
  /** Sends wire values as they are. */
  readonly sendWire: (call: AnyCall<E>, wire: unknown, sending?: Sending) => Promise<Received>;
};

/** The requests by which a run begins and ends its own session; nothing else of them is sent. */
export type SessionCall = typeof userLogin | typeof validateCode | typeof logout;

/** What every check may send: what reads, and the run's own session. */
export type Wire = Sender<'reads'> & {
  readonly url: string;
  /** Requests an address below the API's; the request is kept for the report. */
  readonly request: (
    path: string,
    init: RequestInit & { readonly method: 'GET' | 'OPTIONS' },
    shown?: Shown,
  ) => Promise<Response>;
  readonly signIn: (call: SessionCall, input: unknown, sending?: Sending) => Promise<Received>;
  /** The newest request as a curl command, without secrets. */
  readonly lastRequest: () => string | undefined;
  readonly forgetRequest: () => void;
};

/** What is shown of a request. */
type Shown = { readonly path: string; readonly body: string };

/** The origin of the page that the requests pretend to come from: not the API's own. */
export const pageOrigin = 'https://conformance.example';

/** Milliseconds after which a page gives up. */
const timeoutMs = 30_000;

/**
 * Makes the contract's calls as a page does. `wire` cannot send a call that writes: `writing` can,
 * and is given only to the checks that say so (`Run.change`).
 */
export function createWire(
  fetch: Fetch,
  url: string,
): { readonly wire: Wire; readonly writing: Sender<Effect> } {
  let last: string | undefined;

  async function request(path: string, init: RequestInit, shown: Shown = { path, body: '' }) {
    last = curlOf(url + shown.path, init, shown.body);
    return fetch(url + path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  }

  async function sendWire(call: Call, wire: unknown, { token, key }: Sending = {}) {
    const named = (call.query ? entriesOf(wire) : []).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
    const pathWith = (query: string) => call.path + (query && `?${query}`);
    const hidden = named.map(([name]) => `${name}=${masked}`).join('&');
    const init: RequestInit = {
      method: call.method,
      headers: {
        Accept: acceptedAnswer,
        'Accept-Language': 'en',
        Origin: pageOrigin,
        ...(call.request && { 'Content-Type': 'application/json' }),
        ...(token && { UserToken: token }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(call.request && { body: JSON.stringify(wire) }),
    };
    const body = call.request ? maskedBody(call.request, wire) : '';
    const response = await request(pathWith(search.toString()), init, {
      path: pathWith(hidden),
      body,
    });
    if (isMissing(call, response.status)) throw new OptionalMissing(`HTTP ${response.status}`);
    return received(response);
  }

  async function send(call: Call, input: unknown, sending?: Sending): Promise<Received> {
    const codec = call.request ?? call.query;
    return sendWire(call, codec && writeWire(codec, input), sending);
  }

  const wire: Wire = {
    url,
    request,
    send,
    sendWire,
    signIn: send,
    lastRequest: () => last,
    forgetRequest: () => {
      last = undefined;
    },
  };
  return { wire, writing: { send, sendWire } };
}

async function received(response: Response): Promise<Received> {
  const { status, headers } = response;
  const body = parsed(await response.text());
  return { status, headers, body, codes: codesOf(body) };
}

function parsed(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return text;
  }
}
