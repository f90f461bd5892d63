import type { Context } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Socket } from 'node:net';

/** The socket under a request; undefined when the app is asked in-process. */
function socketOf({ env }: Context): Socket | undefined {
  const incoming: unknown = Reflect.get(Object(env), 'incoming');
  const socket: unknown = incoming && Reflect.get(Object(incoming), 'socket');
  return isSocket(socket) ? socket : undefined;
}

const isSocket = (value: unknown): value is Socket =>
  typeof value === 'object' && value !== null && 'destroy' in value && 'remoteAddress' in value;

/** Who asks; an in-process caller is this machine. */
export function addressOf(context: Context): string {
  return socketOf(context)?.remoteAddress ?? '127.0.0.1';
}

/** Cuts the connection under a request; undefined when there is none to cut. */
export function cutConnection(context: Context): Response | undefined {
  const socket = socketOf(context);
  if (!socket) return undefined;
  socket.destroy();
  return RESPONSE_ALREADY_SENT.clone();
}

/** Whether the page that asks lives where the API does. */
export function isSameOrigin(context: Context): boolean {
  const origin = context.req.header('Origin');
  const site = context.req.header('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === new URL(context.req.url).origin;
}
