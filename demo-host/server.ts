import { createServer, type AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { refuseLargeBody } from './api/http/read-body';
import type { SeedOptions } from './api/seed/seed';
import { startApi, environmentOptions } from './api/start-api';
import { consoleAccess } from './api/console/console-access';
import { consoleAddress } from './api/console-routes';
import { isUpload } from './api/uploads/serve-resumable';
import { servedFilesPath } from './api/stored-files/view-document';
import { mountConsole } from './console/routes';
import { mountDocs } from './docs/serve/mount-docs';
import { mountFiles, suitePrefix, suiteVersion } from './files/mount';
import { createHostedFields, fieldsPath } from './hosted-fields/hosted-fields';
import { createWebsite, notFound } from './website/routes';
import { createViolationReports } from './website/violations';

/** How a demo host is started. */
export type HostOptions = {
  /** 0, the default, uses a free one. */
  readonly port?: number | undefined;
  /** Path of the database file; by default DATABASE_URL, otherwise a file in `.data/`. */
  readonly database?: string | undefined;
  /** Restores the seeded data first. */
  readonly fresh?: boolean | undefined;
  /** What varies in the seeded data; by default, it is complete. */
  readonly seed?: SeedOptions | undefined;
};

/** A running demo host. */
export type Host = {
  readonly url: string;
  /** The page for card numbers, on an origin of its own: the next port. */
  readonly hostedFieldsUrl: string;
  /** Where uploaded documents are opened, on an origin of their own: the port after that. */
  readonly servedFilesUrl: string;
  /** Opens the console; undefined with a database server or a mail server: there is none. */
  readonly consoleUrl: string | undefined;
  /** A borrower to sign in as. */
  readonly borrower: { readonly username: string; readonly password: string };
  readonly close: () => Promise<void>;
};

const address = '127.0.0.1';

/** The name of a later version; it serves the same files, to have two versions on one page. */
function laterVersion(version: string): string {
  return version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
}

/**
 * The port, or a free one for 0. Rejects with `EADDRINUSE` when it is in use. Checked before the data
 * is opened, so that a second start with `fresh` does not reset the data of a running host.
 */
function expectFree(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, address, () => {
      const free = portOf(probe.address());
      probe.close(() => resolve(free));
    });
  });
}

/** Serves `app`; rejects with `EADDRINUSE` when the port is in use. */
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

/** Closes open connections too, so that Ctrl-C does not wait for a browser. */
function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

/** Starts the lender's website, the reference API and the console in this process. */
export async function startHost({
  port = 0,
  database,
  fresh,
  seed,
}: HostOptions = {}): Promise<Host> {
  const sitePort = await expectFree(port);
  const siteUrl = `http://${address}:${sitePort}`;
  const fieldsPort = await expectFree(port && port + 1);
  const hostedFieldsUrl = `http://${address}:${fieldsPort}${fieldsPath}`;
  const filesPort = await expectFree(port && port + 2);
  const servedFilesUrl = `http://${address}:${filesPort}${servedFilesPath}`;
  const environment = environmentOptions(process.env);
  const api = await startApi(
    database === undefined ? environment : { ...environment, databaseUrl: `file:${database}` },
    { fresh: fresh ?? false, hostedFieldsUrl, servedFilesUrl, siteUrl, seed },
  );
  const version = await suiteVersion();
  const versions = [version, laterVersion(version)] as const;
  const website = {
    suites: [`${suitePrefix}/${versions[0]}`, `${suitePrefix}/${versions[1]}`],
    year: async () => (await api.today()).slice(0, 4),
    cardFields: new URL(hostedFieldsUrl).origin,
    hasConsole: api.console !== undefined,
  } as const;

  const [first] = api.borrowers;
  const borrower = { username: first?.username ?? '', password: first?.password ?? '' };

  const app = new Hono();
  // An upload is read no further than its own limit.
  app.use('*', (context, next) =>
    isUpload(context.req.path) ? next() : refuseLargeBody(context, next),
  );
  app.route('/', api.app);
  app.route('/', mountFiles(version, versions));
  const { suites, cardFields } = website;
  if (api.console) {
    const access = consoleAccess(api.console);
    app.route('/', mountConsole({ access, suite: suites[0], cardFields }));
  } else app.all('/console/*', notFound(website));
  app.route('/', createViolationReports());
  app.route('/', mountDocs({ suite: suites[0], borrower, cardFields }));
  app.route('/', createWebsite(website));
  app.notFound(notFound(website));

  const server = await listen(app, sitePort);
  const framedBy = [address, 'localhost'].map((name) => `http://${name}:${sitePort}`);
  const { issueCardToken: issueToken } = api;
  const fields = await listen(createHostedFields({ issueToken, framedBy }), fieldsPort);
  const files = await listen(api.servedFiles, filesPort);
  return {
    url: siteUrl,
    hostedFieldsUrl,
    servedFilesUrl,
    consoleUrl: api.console && consoleAddress(siteUrl, api.console.secret),
    borrower,
    close: async () => {
      await Promise.all([closeServer(server), closeServer(fields), closeServer(files)]);
      api.close();
    },
  };
}
