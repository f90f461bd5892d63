import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Where servers listen: only this machine reaches them. */
export const address = '127.0.0.1';

/** Milliseconds within which the headers of a request have to arrive, and how often that is checked. */
const slowness = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/** A server that holds its port from the start; requests that come before there is an app wait for it. */
export type HeldServer = {
  /** The origin at which it answers, by the name of this machine that is wanted. */
  readonly origin: (name?: string) => string;
  /** Answers by this app. Where it is none in the end, the requests that wait have no answer. */
  readonly answer: (app: Hono | Promise<Hono>) => void;
  /** Closes open connections too, so that Ctrl-C does not wait for a browser. */
  readonly close: () => Promise<void>;
  /** Takes no new connections and lets requests finish, for at most `limit` milliseconds. */
  readonly finish: (limit: number) => Promise<void>;
};

/** Undefined of an app that is never there. */
type Handle = ReturnType<typeof getRequestListener> | undefined;

/**
 * Opens a server on a port, or on a free one for 0. Rejects with `EADDRINUSE` when the port is in use.
 * Opened before the data, so that a second start with `fresh` does not reset the data of a running
 * host.
 */
export function openServer(port: number): Promise<HeldServer> {
  let answerBy: (handle: Handle | PromiseLike<Handle>) => void = () => undefined;
  const handler = new Promise<Handle>((resolve) => {
    answerBy = resolve;
  });
  const server = createServer(slowness, (request, response) => {
    void handler.then(async (handle) => {
      if (handle) await handle(request, response);
      else response.destroy();
    });
  });
  const held: HeldServer = {
    origin: (name = address) => originOf(server, name),
    answer: (app) =>
      answerBy(
        Promise.resolve(app).then(
          ({ fetch }) => getRequestListener(fetch, { hostname: address }),
          () => undefined,
        ),
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    finish: (limit) => finishServer(server, limit),
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => resolve(held));
  });
}

function originOf(server: Server, name: string): string {
  const bound: AddressInfo | string | null = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The host has no port');
  return `http://${name}:${bound.port}`;
}

function finishServer(server: Server, limit: number): Promise<void> {
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
