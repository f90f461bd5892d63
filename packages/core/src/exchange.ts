import { writeWire, type Call } from '@portico/contract';
import { readAnswer } from './answer';
import type { Environment } from './environment';
import { fail, type Result } from './result';

/** One request, ready to go. */
export type Exchange = {
  readonly call: Call;
  readonly input: unknown;
  readonly address: string;
  /** Those without a value are left out. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  readonly keepalive: boolean | undefined;
};

/** Sends one request and reads its answer. From here on a failure may have been carried out. */
export async function exchangeOnce(
  environment: Environment,
  exchange: Exchange,
): Promise<Result<unknown>> {
  const { call, input, address, signal } = exchange;
  const body = call.request && JSON.stringify(writeWire(call.request, input));
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const stopClock = environment.delay(giveUp, exchange.timeout);
  signal?.addEventListener('abort', giveUp);
  try {
    const response = await environment.fetch(address, {
      method: call.method,
      headers: headersOf(exchange),
      cache: 'no-store',
      signal: abort.signal,
      ...(body !== undefined && { body }),
      ...(exchange.keepalive && { keepalive: true }),
    });
    return readAnswer(response.status, await response.text());
  } catch {
    return fail({ kind: abort.signal.aborted ? 'timeout' : 'offline' }, 'unknown');
  } finally {
    stopClock();
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Where a call goes: path in the listed casing (D4), then what it asks for. */
export function addressOf(api: string, call: Call, input: unknown): string {
  const wire = call.query ? writeWire(call.query, input) : undefined;
  const pairs = Object.entries(wire ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(pairs).toString();
  return api + call.path + (query && `?${query}`);
}

function headersOf({ call, headers }: Exchange): Record<string, string> {
  const known = Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const body = call.request ? { 'Content-Type': 'application/json' } : {};
  return { Accept: 'application/json', ...body, ...Object.fromEntries(known) };
}
