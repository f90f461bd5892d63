import { createServer, type AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { startApi, surroundingsOf } from './api/start-api';
import { mountConsole } from './console/routes';
import { mountFiles, suitePrefix, suiteVersion } from './files/mount';
import { createWebsite, notFound } from './website/routes';
import { createViolationReports } from './website/violations';

/** How a demo host is started. */
export type HostOptions = {
  /** 0, the default, takes a free one. */
  readonly port?: number | undefined;
  /** Path of the database file; by default what DATABASE_URL says, else a file in `.data/`. */
  readonly database?: string | undefined;
  /** Puts the seeded data back first. */
  readonly fresh?: boolean | undefined;
};

/** A demo host that serves. */
export type Host = {
  readonly url: string;
  /** Somebody to sign in as. */
  readonly borrower: { readonly username: string; readonly password: string };
  readonly close: () => Promise<void>;
};

const address = '127.0.0.1';

/** A later version of the suite, by name only: two versions on one page load the same files twice. */
function laterVersion(version: string): string {
  return version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
}

/**
 * Rejects with `EADDRINUSE` when a port is taken: asked before the data is opened, so that a second
 * start with `fresh` does not put back the data under a host that runs.
 */
function expectFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, address, () => probe.close(() => resolve()));
  });
}

/** Serves `app`; rejects with `EADDRINUSE` when the port is taken. */
function listen(app: Hono, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: address }, () => resolve(server));
    server.once('error', reject);
  });
}

function portOf(bound: AddressInfo | string | null): number {
  if (bound === null || typeof bound === 'string') throw new Error('The host has no port');
  return bound.port;
}

/** Cuts what is still open, so that Ctrl-C does not wait for a browser. */
function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

/** Starts the lender's website, the reference API and the console in this process. */
export async function startHost({ port = 0, database, fresh }: HostOptions = {}): Promise<Host> {
  await expectFree(port);
  const surroundings = surroundingsOf(process.env);
  const api = await startApi(
    database === undefined ? surroundings : { ...surroundings, databaseUrl: `file:${database}` },
    { fresh: fresh ?? false },
  );
  const version = await suiteVersion();
  const versions = [version, laterVersion(version)] as const;
  const website = {
    suites: [`${suitePrefix}/${versions[0]}`, `${suitePrefix}/${versions[1]}`],
    year: async () => (await api.today()).slice(0, 4),
  } as const;

  const app = new Hono();
  app.route('/', api.app);
  app.route('/', mountFiles(version, versions));
  app.route('/', mountConsole());
  app.route('/', createViolationReports());
  app.route('/', createWebsite(website));
  app.notFound(notFound(website));

  const server = await listen(app, port);
  const [first] = api.borrowers;
  return {
    url: `http://${address}:${portOf(server.address())}`,
    borrower: { username: first?.username ?? '', password: first?.password ?? '' },
    close: async () => {
      await closeServer(server);
      api.close();
    },
  };
}
