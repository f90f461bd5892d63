import { mkdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from './api/create-api';
import { openDatabase } from './api/database/database';
import { smtpDelivery } from './api/mail/smtp';
import { keyFromFile } from './api/secrets';
import { borrowers } from './api/seed/borrowers';
import { prepareDatabase } from './api/seed/seed';
import { mountConsole } from './console/routes';
import { mountFiles, suitePrefix, suiteVersion } from './files/mount';
import { hostPath } from './paths';
import { createWebsite, notFound } from './website/routes';
import { createViolationReports } from './website/violations';

/** How a demo host is started. */
export type HostOptions = {
  /** 0, the default, takes a free one. */
  readonly port?: number | undefined;
  /** A file, or the URL of a libSQL server; `demo-host/.data/host.db` by default. */
  readonly database?: string | undefined;
  /** Starts with the seeded data again. */
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

/** The database, ready to be used, and the key that seals what is secret in it. */
async function openData(options: HostOptions) {
  const place = options.database ?? process.env['DATABASE_URL'] ?? hostPath('.data', 'host.db');
  const isUrl = /^[a-z]+:\/\//.test(place);
  const folder = isUrl ? hostPath('.data') : dirname(place);
  if (!isUrl) {
    if (options.fresh) {
      for (const suffix of ['', '-wal', '-shm']) await rm(place + suffix, { force: true });
    }
    await mkdir(folder, { recursive: true });
  }
  const url = isUrl ? place : `file:${place}`;
  const database = openDatabase(url, process.env['DATABASE_AUTH_TOKEN']);
  const key = keyFromFile(`${folder}/host.key`);
  return { database, key };
}

/** A later version of the suite, by name only: the page with two versions loads the same files twice. */
function laterVersion(version: string): string {
  return version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
}

const yearFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
});

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

/** Starts the lender's website, the reference API and the console in this process. */
export async function startHost(options: HostOptions = {}): Promise<Host> {
  const { database, key } = await openData(options);
  await prepareDatabase(database, key);
  const version = await suiteVersion();
  const versions = [version, laterVersion(version)] as const;
  const website = {
    suites: [`${suitePrefix}/${versions[0]}`, `${suitePrefix}/${versions[1]}`],
    year: () => yearFormat.format(),
  } as const;

  const app = new Hono();
  app.route('/', createApi({ database, key, deliver: smtpDelivery(process.env) }));
  app.route('/', mountFiles(version, versions));
  app.route('/', mountConsole());
  app.route('/', createViolationReports());
  app.route('/', createWebsite(website));
  app.notFound(notFound(website));

  const server = await listen(app, options.port ?? 0);
  const [first] = borrowers;
  return {
    url: `http://${address}:${portOf(server.address())}`,
    borrower: { username: first?.username ?? '', password: first?.password ?? '' },
    close: () => closeServer(server, () => database.close()),
  };
}

/** Cuts what is still open, so that Ctrl-C does not wait for a browser. */
function closeServer(server: ServerType, then: () => void): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      then();
      resolve();
    });
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
