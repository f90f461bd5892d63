import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Where servers listen: only this machine reaches them. */
export const address = '127.0.0.1';

/** Milliseconds within which the headers of a request have to arrive, and how often that is checked. */
const slowness = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/**
 * A server that holds the port, or a free one for 0, from now on, and answers later. Rejects with
 * `EADDRINUSE` when the port is in use. Opened before the data, so that a second start with `fresh`
 * does not reset the data of a running host.
 */
export function openServer(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(slowness);
    server.once('error', reject);
    server.listen(port, address, () => resolve(server));
  });
}

/** Answers the requests of a server by `app`; those that come before there is one wait for it. */
export function answer(server: Server, app: Hono | Promise<Hono>): void {
  const listener = Promise.resolve(app).then(({ fetch }) =>
    getRequestListener(fetch, { hostname: address }),
  );
  server.on('request', (request, response) => {
    listener.then(
      (handle) => handle(request, response),
      () => response.destroy(),
    );
  });
}

/** The origin at which a server answers. */
export function originOf(server: Server, name = address): string {
  const bound: AddressInfo | string | null = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The host has no port');
  return `http://${name}:${bound.port}`;
}

/** Closes open connections too, so that Ctrl-C does not wait for a browser. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Takes no new connections and lets requests finish, for at most `limit` milliseconds. */
export function finishServer(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), limit);
    // A connection is kept for further requests when its request has ended.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(closeIdle);
      resolve();
    });
  });
}
