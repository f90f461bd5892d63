import type { Environment } from './environment';
import type { HttpAnswer } from './http-answer';
import { fail, success, type Result } from './result';

/** One HTTP request, ready to go. */
export type HttpRequest = {
  readonly method: string;
  readonly address: string;
  /** Those without a value are left out. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** JSON text. */
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; `requestTimeout` by default. */
  readonly timeout?: number | undefined;
  readonly keepalive?: boolean | undefined;
};

/** Milliseconds a request may take before it is given up. */
export const requestTimeout = 30_000;

/**
 * Sends one request and waits for its answer, whatever it says. Where the browser says there is no
 * connection nothing is sent; from there on a failure may have been carried out.
 */
export async function sendRequest(
  environment: Environment,
  { method, address, headers, body, signal, timeout, keepalive }: HttpRequest,
): Promise<Result<HttpAnswer>> {
  if (signal?.aborted) return fail({ kind: 'timeout' }, 'not-sent');
  if (!environment.online()) return fail({ kind: 'offline' }, 'not-sent');
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const stopClock = environment.delay(giveUp, timeout ?? requestTimeout);
  signal?.addEventListener('abort', giveUp);
  try {
    const response = await environment.fetch(address, {
      method,
      headers: known(headers),
      cache: 'no-store',
      signal: abort.signal,
      ...(body !== undefined && { body }),
      ...(keepalive && { keepalive }),
    });
    return success({ status: response.status, text: await response.text() });
  } catch {
    return fail({ kind: abort.signal.aborted ? 'timeout' : 'offline' }, 'unknown');
  } finally {
    stopClock();
    signal?.removeEventListener('abort', giveUp);
  }
}

function known(headers: HttpRequest['headers']): Record<string, string> {
  const all = { Accept: 'application/json', ...headers };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
