import type { Context } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Socket } from 'node:net';
import { passedAddress } from './proxy-notice';

/** The socket of a request; undefined when the app is called in-process. */
function socketOf({ env }: Context): Socket | undefined {
  const incoming: unknown = Reflect.get(Object(env), 'incoming');
  const socket: unknown = incoming && Reflect.get(Object(incoming), 'socket');
  return isSocket(socket) ? socket : undefined;
}

const isSocket = (value: unknown): value is Socket =>
  typeof value === 'object' && value !== null && 'destroy' in value && 'remoteAddress' in value;

/**
 * The caller's IP address; 127.0.0.1 for an in-process call.
 * @param header in which a proxy passes the visitor's address, as the last of several. Not read by
 *   default, because without such a proxy any caller could forge it.
 */
export function addressOf(context: Context, header?: string): string {
  const passed = header && passedAddress(context.req.header(header));
  return passed || (socketOf(context)?.remoteAddress ?? '127.0.0.1');
}

/** Cuts the connection of a request; undefined when there is none to cut. */
export function cutConnection(context: Context): Response | undefined {
  const socket = socketOf(context);
  if (!socket) return undefined;
  socket.destroy();
  return RESPONSE_ALREADY_SENT.clone();
}

/** Whether a URL's host name always means this machine. */
export function isLoopback(hostName: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostName);
}

/** Whether the calling page has the API's origin. */
export function isSameOrigin(context: Context): boolean {
  const origin = context.req.header('Origin');
  const site = context.req.header('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === new URL(context.req.url).origin;
}
