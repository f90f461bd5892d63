import { refusal } from './responses';

/** Seconds after which a request that was refused for lack of capacity may succeed. */
const retryAfter = 5;

/** More was asked at once than this host does; nothing was done. */
export class Busy extends Error {}

/** The answer to a request that found the host busy: sign-in's code for it (access §8). */
export function busyResponse(): Response {
  const response = refusal('ServerError', 503);
  response.headers.set('Retry-After', String(retryAfter));
  return response;
}
