import { ok } from '@portico/rules';
import { readResponse } from '@portico/contract/early-request';
import type { HttpAnswer } from '@portico/contract/page-protocol';
import type { Environment } from '../page/environment';
import { failCall, type CallOutcome } from './api-error';

/** One HTTP request, ready to send. */
export type HttpRequest = {
  readonly method: string;
  readonly address: string;
  /** Headers without a value are omitted. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** JSON text. */
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; `requestTimeout` by default. */
  readonly timeout?: number | undefined;
  readonly keepalive?: boolean | undefined;
  /** The answer, where the same request was already sent; if that failed, it is sent again. */
  readonly early?: Promise<HttpAnswer> | undefined;
};

/** Milliseconds after which a request is aborted. */
export const requestTimeout = 30_000;

/**
 * Sends one request and returns its response, whatever the status. While the browser is offline
 * nothing is sent; after that, a request that fails may still have been carried out.
 */
export async function sendRequest(
  environment: Environment,
  { method, address, headers, body, signal, timeout, keepalive, early }: HttpRequest,
): Promise<CallOutcome<HttpAnswer>> {
  if (signal?.aborted) return failCall({ kind: 'timeout' }, 'not-sent');
  if (!environment.online()) return failCall({ kind: 'offline' }, 'not-sent');
  const abort = new AbortController();
  const abortRequest = () => abort.abort();
  const stopTimer = environment.delay(abortRequest, timeout ?? requestTimeout);
  signal?.addEventListener('abort', abortRequest);
  try {
    const send = () =>
      environment.fetch(address, {
        method,
        headers: known(headers),
        cache: 'no-store',
        signal: abort.signal,
        ...(body !== undefined && { body }),
        ...(keepalive && { keepalive }),
      });
    const answer = early && (await received(early, abort.signal));
    return ok(answer ?? (await send().then(readResponse)));
  } catch {
    return failCall({ kind: abort.signal.aborted ? 'timeout' : 'offline' }, 'unknown');
  } finally {
    stopTimer();
    signal?.removeEventListener('abort', abortRequest);
  }
}

/** Undefined if it failed; rejects when the request is aborted. */
function received(early: Promise<HttpAnswer>, abort: AbortSignal): Promise<HttpAnswer | undefined> {
  const aborted = new Promise<never>((_resolve, reject) => {
    abort.addEventListener('abort', reject);
  });
  return Promise.race([early.catch(() => undefined), aborted]);
}

function known(headers: HttpRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
