import {
  codesOf,
  isMissing,
  readWire,
  refusalCodes,
  writeWire,
  type Call,
} from '@portico/contract';
import { ok, type Outcome } from '@portico/rules';
import { MissingCall } from './report';

/** Makes the requests; a test calls the app in-process instead. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An answer as received. */
export type Received = {
  readonly status: number;
  /** Parsed when it is JSON, otherwise its text. */
  readonly body: unknown;
  readonly codes: readonly string[];
};

export type Sending = {
  readonly token?: string | undefined;
  readonly key?: string | undefined;
};

/** Makes the contract's calls as a page does; a missing optional call throws `MissingCall`. */
export function createWire(fetch: Fetch, url: string) {
  async function send<I>(call: Call<I>, input: I, { token, key }: Sending = {}): Promise<Received> {
    const query = call.query ? Object.entries(Object(writeWire(call.query, input))) : [];
    const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${url}${call.path}${query.length > 0 ? `?${search}` : ''}`, {
      method: call.method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { UserToken: token }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(call.request && { body: JSON.stringify(writeWire(call.request, input)) }),
    });
    if (isMissing(call, response.status)) throw new MissingCall(response.status);
    const body = parsed(await response.text());
    return { status: response.status, body, codes: codesOf(body) };
  }

  /** The answer read by the contract; fails with its first problem. */
  async function ask<I, O>(call: Call<I, O>, input: I, sending?: Sending): Promise<Outcome<O>> {
    const { status, body } = await send(call, input, sending);
    if (status !== 200) return { ok: false, code: `HTTP ${status}` };
    const refused = refusalCodes(body);
    if (refused) return { ok: false, code: `refused with ${refused.join(', ') || 'no code'}` };
    const leftOut: string[] = [];
    const read = readWire(call.response, body, (issue) => leftOut.push(issue));
    if (leftOut[0]) return { ok: false, code: leftOut[0] };
    return read.ok ? ok(read.value) : { ok: false, code: String(read.params?.['issue']) };
  }

  return { fetch, url, send, ask };
}

export type Wire = ReturnType<typeof createWire>;

function parsed(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return text;
  }
}
