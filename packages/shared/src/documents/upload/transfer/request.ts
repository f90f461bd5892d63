import { requestHeaders } from '@portico/contract/page-protocol';
import type { Core } from '@portico/core/internal';
import type { HttpRequest, HttpResponse } from 'tus-js-client';

/** Milliseconds without progress after which a connection counts as lost. */
const longestSilence = 60_000;

/**
 * A request of a transfer by XMLHttpRequest, because `fetch` does not report what was sent; with the
 * session's headers (accounts §7). The interface is that of tus-js-client. `send` rejects when the
 * connection breaks, and for an address outside the API's origin, which must not get the token. An
 * answer 401 ends the session as one to the client does.
 */
export function openRequest(core: Core, method: string, url: string): HttpRequest {
  const xhr = new XMLHttpRequest();
  const session = core.session.peek();
  const headers = new Map<string, string>();
  const setHeader = (name: string, value: string) => {
    xhr.setRequestHeader(name, value);
    headers.set(name, value);
  };
  const isOfApi = isOfApiOrigin(core, url);
  if (isOfApi) {
    xhr.open(method, url);
    for (const [name, value] of Object.entries(requestHeaders(session))) setHeader(name, value);
  }

  const send = (body: XMLHttpRequestBodyInit | null) =>
    new Promise<HttpResponse>((resolve, reject) => {
      const lost = () => {
        cancelSilence();
        reject(new Error('The connection was lost.'));
      };
      let cancelSilence = () => {};
      const waitAgain = () => {
        cancelSilence();
        cancelSilence = core.environment.delay(() => xhr.abort(), longestSilence);
      };
      xhr.upload.addEventListener('progress', waitAgain);
      xhr.addEventListener('error', lost);
      xhr.addEventListener('abort', lost);
      xhr.addEventListener('load', () => {
        cancelSilence();
        if (xhr.status === 401) core.tokenRefused(session?.userToken);
        resolve(responseOf(xhr));
      });
      waitAgain();
      xhr.send(body);
    });

  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      if (isOfApi) setHeader(name, value);
    },
    getHeader: (name) => headers.get(name),
    setProgressHandler: (onProgress) =>
      xhr.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded)),
    send: (body: XMLHttpRequestBodyInit | null = null) =>
      isOfApi ? send(body) : Promise.reject(new Error('The address is not of the API.')),
    abort: () => Promise.resolve(xhr.abort()),
    getUnderlyingObject: (): unknown => xhr,
  };
}

function responseOf(xhr: XMLHttpRequest): HttpResponse {
  return {
    getStatus: () => xhr.status,
    getHeader: (name) => xhr.getResponseHeader(name) ?? undefined,
    getBody: () => xhr.responseText,
    getUnderlyingObject: (): unknown => xhr,
  };
}

/** The absolute address of a path of the API. */
export function apiAddress({ configuration, environment }: Core, path: string): string {
  return new URL(configuration.peek().api + path, environment.location.href()).href;
}

/** Whether an address may get the session's token. */
export function isOfApiOrigin(core: Core, url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(apiAddress(core, '/')).origin;
}
