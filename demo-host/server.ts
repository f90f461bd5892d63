import { Hono } from 'hono';
import { isUpload, refuseLargeBody, servedFilesPath } from '@portico/server/parts';
import type { SeedOptions } from './api/seed/seed';
import { startApi, environmentOptions } from './api/start-api';
import { consoleAccess } from './api/console/console-access';
import { consoleAddress, consoleRoutes } from './api/console-routes';
import { mountConsole } from './console/routes';
import { mountDocs } from './docs/serve/mount-docs';
import { loaderHash, mountFiles, suitePrefix, suiteVersion } from './files/mount';
import { createHostedFields, fieldsPath } from './hosted-fields/hosted-fields';
import { address, openServer, type HeldServer } from './http-server';
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

/** Of the website: browsers have no passkeys for an IP address. */
const siteName = 'localhost';

/** The name of a later version; it serves the same files, to have two versions on one page. */
function laterVersion(version: string): string {
  return version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
}

type Servers = {
  readonly site: HeldServer;
  /** The processor's page for card numbers. */
  readonly fields: HeldServer;
  /** Uploaded documents. */
  readonly files: HeldServer;
};

const closeAll = (servers: readonly HeldServer[]) =>
  Promise.all(servers.map((server) => server.close()));

/** The servers, on ports in a row. */
async function openServers(port: number): Promise<Servers> {
  const opened: HeldServer[] = [];
  const open = async (further: number) => {
    const server = await openServer(port && port + further);
    opened.push(server);
    return server;
  };
  try {
    return { site: await open(0), fields: await open(1), files: await open(2) };
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

/** Starts the lender's website, the reference API and the console in this process. */
export async function startHost({ port = 0, ...options }: HostOptions = {}): Promise<Host> {
  const servers = await openServers(port);
  try {
    return await serveHost(servers, options);
  } catch (error) {
    await closeAll(Object.values(servers));
    throw error;
  }
}

async function serveHost(
  servers: Servers,
  { database, fresh, seed }: Omit<HostOptions, 'port'>,
): Promise<Host> {
  const siteUrl = servers.site.origin(siteName);
  const hostedFieldsUrl = servers.fields.origin() + fieldsPath;
  const servedFilesUrl = servers.files.origin() + servedFilesPath;
  const environment = environmentOptions(process.env);
  const api = await startApi(
    database === undefined ? environment : { ...environment, databaseUrl: `file:${database}` },
    { fresh: fresh ?? false, hostedFieldsUrl, servedFilesUrl, siteUrl, seed },
  );
  const version = await suiteVersion();
  const versions = [version, laterVersion(version)] as const;
  const website = {
    suites: [`${suitePrefix}/${versions[0]}`, `${suitePrefix}/${versions[1]}`],
    loaderHash: () => loaderHash(version),
    year: async () => (await api.today()).slice(0, 4),
    cardFields: new URL(hostedFieldsUrl).origin,
    hasConsole: api.console !== undefined,
  } as const;

  const [first] = api.borrowers;
  const borrower = { username: first?.username ?? '', password: first?.password ?? '' };

  const app = new Hono();
  // An upload is read no further than its own limit.
  app.use('*', (context, next) => {
    const { path } = context.req;
    const isFile = isUpload(path) || path === consoleRoutes.sendClerkFile.path;
    return isFile ? next() : refuseLargeBody(context, next);
  });
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

  servers.site.answer(app);
  const framedBy = [siteUrl, siteUrl.replace(siteName, address)];
  const { issueCardToken: issueToken } = api;
  const { addressHeader } = environment;
  servers.fields.answer(createHostedFields({ issueToken, framedBy, addressHeader }));
  servers.files.answer(api.servedFiles);
  return {
    url: siteUrl,
    hostedFieldsUrl,
    servedFilesUrl,
    consoleUrl: api.console && consoleAddress(siteUrl, api.console.secret),
    borrower,
    close: async () => {
      await closeAll(Object.values(servers));
      api.close();
    },
  };
}
