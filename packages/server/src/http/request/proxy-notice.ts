import type { MiddlewareHandler } from 'hono';
import { isIP } from 'node:net';

/** The headers in which proxies pass a visitor's address. */
const passedIn = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'];

/** The visitor's address in a proxy's header, as the last of several; undefined for anything else. */
export function passedAddress(value: string | undefined): string | undefined {
  const last = value?.split(',').at(-1)?.trim();
  return last !== undefined && isIP(last) ? last : undefined;
}

/** What is wrong with a request from a proxy: visitors would be counted as one. */
function problemOf(
  read: (name: string) => string | undefined,
  header: string | undefined,
): string | undefined {
  if (header !== undefined) {
    if (passedAddress(read(header)) !== undefined) return undefined;
    return `CLIENT_ADDRESS_HEADER is ${header}, and a request came without an IP address in it: such requests count as the proxy's.`;
  }
  const passed = passedIn.find((name) => read(name) !== undefined);
  if (passed === undefined) return undefined;
  return `A request came through a proxy, with ${passed}, but CLIENT_ADDRESS_HEADER is not set: all visitors count as one for every limit by network. Set CLIENT_ADDRESS_HEADER to the header that this proxy sets, and let nobody else reach the host.`;
}

/**
 * Tells once when visitors behind a proxy cannot be told apart.
 *
 * @param header in which the proxy passes the visitor's address
 */
export function noticeProxy(
  header: string | undefined,
  tell: (line: string) => void,
): MiddlewareHandler {
  let isTold = false;
  return async ({ req }, next) => {
    const problem = isTold ? undefined : problemOf((name) => req.header(name), header);
    if (problem !== undefined) {
      isTold = true;
      tell(problem);
    }
    return next();
  };
}
