import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { consolePath, consoleSecretParameter } from '../console-routes';
import { hashToken, isLoopback, isSameText, json } from '@portico/server/parts';

/** What opens the console. */
export type ConsoleKey = {
  /** Printed when the host starts; gives access to every mail and every setting. */
  readonly secret: string;
  /** A host name that is accepted in addition to this machine's. */
  readonly hostName?: string | undefined;
};

/** Browsers send a cookie to every port of a machine, so its name contains the port. */
const cookieName = ({ port }: URL) => `portico_console_${port || 'default'}`;

const howToOpen =
  'Open the console by the address that was printed when this host started. It carries a secret.';

function refused(context: Context, message: string, status: 401 | 403): Response {
  const asksData = context.req.path.startsWith(`${consolePath}/`);
  if (asksData) return json({ error: message }, status);
  return context.text(message, status, { 'Cache-Control': 'no-store' });
}

/**
 * Admits requests with the secret: once in the address and then by cookie, or by
 * `Authorization: Bearer`. Only this machine's names are accepted, because a foreign page can point
 * its own name here (DNS rebinding).
 */
export function consoleAccess({ secret, hostName }: ConsoleKey): MiddlewareHandler {
  // A hash of the secret, so that a stolen cookie does not reveal the console's address.
  const pass = hashToken(`console ${secret}`);

  function open(context: Context, url: URL): Response {
    setCookie(context, cookieName(url), pass, {
      path: consolePath,
      httpOnly: true,
      sameSite: 'Strict',
      secure: url.protocol === 'https:' || !isLoopback(url.hostname),
    });
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    return context.redirect(consolePath, 303);
  }

  return async (context, next) => {
    const url = new URL(context.req.url);
    if (!isLoopback(url.hostname) && url.hostname !== hostName?.toLowerCase()) {
      return refused(context, 'The console is not served under this name.', 403);
    }
    const inAddress = url.searchParams.get(consoleSecretParameter);
    if (inAddress !== null && context.req.method === 'GET' && url.pathname === consolePath) {
      return isSameText(inAddress, secret) ? open(context, url) : refused(context, howToOpen, 401);
    }
    const bearer = /^Bearer (.+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    const cookie = getCookie(context, cookieName(url));
    const mayEnter =
      (bearer !== undefined && isSameText(bearer, secret)) ||
      (cookie !== undefined && isSameText(cookie, pass));
    return mayEnter ? next() : refused(context, howToOpen, 401);
  };
}
