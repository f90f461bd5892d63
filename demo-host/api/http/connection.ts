import type { Context } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isIP, type Socket } from 'node:net';

/** The socket under a request; undefined when the app is asked in-process. */
function socketOf({ env }: Context): Socket | undefined {
  const incoming: unknown = Reflect.get(Object(env), 'incoming');
  const socket: unknown = incoming && Reflect.get(Object(incoming), 'socket');
  return isSocket(socket) ? socket : undefined;
}

const isSocket = (value: unknown): value is Socket =>
  typeof value === 'object' && value !== null && 'destroy' in value && 'remoteAddress' in value;

/**
 * Who asks; an in-process caller is this machine.
 * @param header in which a proxy in front names the visitor, last where it names several. Without such
 *   a proxy anybody could write anything there, so by default it is not read.
 */
export function addressOf(context: Context, header?: string): string {
  const named = header && context.req.header(header)?.split(',').at(-1)?.trim();
  if (named && isIP(named)) return named;
  return socketOf(context)?.remoteAddress ?? '127.0.0.1';
}

/** Cuts the connection under a request; undefined when there is none to cut. */
export function cutConnection(context: Context): Response | undefined {
  const socket = socketOf(context);
  if (!socket) return undefined;
  socket.destroy();
  return RESPONSE_ALREADY_SENT.clone();
}

/** Whether a URL's host name is one that leads to this machine wherever it is asked. */
export function isLoopback(hostName: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostName);
}

/** Whether the page that asks lives where the API does. */
export function isSameOrigin(context: Context): boolean {
  const origin = context.req.header('Origin');
  const site = context.req.header('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === new URL(context.req.url).origin;
}
