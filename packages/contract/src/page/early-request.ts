import {
  earlyRequestsName,
  requestHeaders,
  storedSession,
  type EarlyRequests,
  type HttpAnswer,
} from './page-protocol';

/** Timeout in milliseconds, the same as core's. An answer to an older request is not used. */
const timeoutMs = 30_000;

/**
 * Sends a GET, with the headers of the contract and of the stored session of this API, while the code that needs the
 * response is loaded. Core takes it instead of sending the same request. Further calls for an
 * address do nothing.
 *
 * @param api address of the API
 * @param path of the request, with its query
 * @param headers besides these
 */
export function requestEarly(
  api: string,
  path: string,
  headers?: Readonly<Record<string, string>>,
): void {
  const address = api + path;
  const shared: Record<symbol, EarlyRequests | undefined> = globalThis;
  const requests = (shared[Symbol.for(earlyRequestsName)] ??= {});
  const own = requestHeaders(storedSession(api));
  const token = own['UserToken'] ?? '';
  const [, answer] = (requests[address] ??= [
    token,
    Promise.race([
      fetch(address, {
        cache: 'no-store',
        headers: { ...headers, ...own },
      }).then(readResponse),
      new Promise<never>((_resolve, reject) => {
        setTimeout(() => {
          requests[address] = [token];
          reject(new Error());
        }, timeoutMs);
      }),
    ]),
  ]);
  // Core handles the failure, once it is loaded.
  answer?.catch(() => undefined);
}

/** Reads a response to its end. */
export function readResponse(response: Response): Promise<HttpAnswer> {
  const { status } = response;
  return response.text().then((text) => ({ status, text }));
}
