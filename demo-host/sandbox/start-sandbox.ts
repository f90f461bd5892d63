import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxCode, sandboxPath } from '@portico/testing/sandbox';
import { Hono } from 'hono';
import { issueCardToken } from '../api/cards/card-tokens';
import { consoleRoutes } from '../api/console-routes';
import { createApi } from '../api/create-api';
import { openDatabase } from '@portico/server/node';
import { type Database, isSameOrigin, isUpload, refuseLargeBody } from '@portico/server/parts';
import { payingDayFrom } from '../api/seed/holidays';
import { prepareDatabase } from '../api/seed/seed';
import { createServices } from '../api/services';
import { createHostedFields, fieldsPath } from '../hosted-fields/hosted-fields';
import { openServer } from '../http-server';
import { withNamedFaults } from './faults';
import type { SandboxOptions } from './options';

/** A running sandbox. */
export type Sandbox = {
  readonly url: string;
  /** Lets requests finish, for less than a second, and removes the data. */
  readonly close: () => Promise<void>;
  /** Removes the data at once, whatever is asked for. */
  readonly abandon: () => void;
};

/** Milliseconds that requests have to finish, so that a sandbox ends within a second. */
const finishingTime = 700;

/**
 * Serves the reference API over fresh data in a temporary folder, with fixed security codes, and what
 * a test may ask of it under `/sandbox`. Rejects with `EADDRINUSE` when the port is in use.
 */
export async function startSandbox({ port, ...choice }: SandboxOptions): Promise<Sandbox> {
  const server = await openServer(port);
  const folder = await mkdtemp(join(tmpdir(), 'portico-sandbox-'));
  const url = server.origin();
  const database = openDatabase(`file:${join(folder, 'sandbox.db')}`);
  const abandon = () => {
    database.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const close = async () => {
    await server.finish(finishingTime);
    abandon();
  };
  const app = createSandbox({ ...choice, url, folder, database });
  server.answer(app);
  try {
    await app;
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close, abandon };
}

type Parts = Omit<SandboxOptions, 'port'> & {
  readonly url: string;
  readonly folder: string;
  readonly database: Database;
};

async function createSandbox({ url, folder, database, origins, faults }: Parts): Promise<Hono> {
  const options = {
    ...{ database, key: randomBytes(32), filesFolder: join(folder, 'files') },
    ...{ siteUrl: url, hostedFieldsUrl: url + fieldsPath, origins },
    ...(origins !== '*' && { passkeyOrigins: origins }),
    // The passwords are published.
    ...{ newCode: () => sandboxCode, passwordCost: 2 },
  };
  await prepareDatabase(database, options.key, options);
  const services = createServices(options);
  const { business, clock } = services;
  const api = createApi({ ...options, console: (_, next) => next() });

  /** Asks what the console of the demo host asks. */
  const ask = (method: string, path: string, body: string) =>
    api.request(path, { method, ...(body !== '' && { body }) });
  /** What a start has besides the data: its faults, and a day on which payments are taken. */
  const prepare = async () => {
    await ask(consoleRoutes.setFaults.method, consoleRoutes.setFaults.path, JSON.stringify(faults));
    const day = payingDayFrom(await business.today());
    const today = JSON.stringify({ today: day });
    await ask(consoleRoutes.setClock.method, consoleRoutes.setClock.path, today);
  };
  await prepare();

  const app = new Hono();
  app.use('*', (context, next) =>
    isUpload(context.req.path) ? next() : refuseLargeBody(context, next),
  );
  app.get('/health', (context) => context.json({ ok: true }));
  app.all(`${sandboxPath}/:name`, async (context) => {
    // A test is no page.
    if (!isSameOrigin(context)) return context.json({ error: 'Only a test may ask this' }, 403);
    const path = `/console/api/${context.req.param('name')}`;
    const body = await context.req.text();
    try {
      const sent = path === consoleRoutes.setFaults.path ? withNamedFaults(body) : body;
      const answered = await ask(context.req.method, path, sent);
      if (path === consoleRoutes.reset.path && answered.ok) await prepare();
      return answered;
    } catch (error) {
      return context.json({ error: error instanceof Error ? error.message : String(error) }, 400);
    }
  });
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  app.route(
    '/',
    createHostedFields({
      framedBy: origins === '*' ? ['*'] : origins,
      issueToken: (card) => database.write((tx) => issueCardToken(tx, services, card, clock())),
    }),
  );
  return app;
}
