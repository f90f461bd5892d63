import { request } from 'node:http';
import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { number, object, parse } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { mountConsole } from '../../console/routes';
import { createViolationReports, violationsPath } from '../../website/violations';
import { consoleAddress, consoleRoutes } from '../console-routes';
import { createApi } from '../create-api';
import { consoleKeyOf } from '../start-api';
import { consoleSecret, createTestHost, type TestHost } from '../testing/test-host';
import { consoleAccess } from './console-access';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const local = 'http://127.0.0.1:4300';
const bearer = { Authorization: `Bearer ${consoleSecret}` };

/** The console as the demo host serves it: its calls, its page, and the paths beneath it. */
function site(): Hono {
  const app = new Hono();
  app.route('/', host.app);
  const access = consoleAccess({ secret: consoleSecret });
  app.route('/', mountConsole({ access, suite: '/portico/1.0.0', cardFields: local }));
  app.route('/', createViolationReports());
  return app;
}

const everything = [
  ...Object.values(consoleRoutes)
    .filter(({ path }) => path.startsWith('/console'))
    .map(({ method, path }) => [method, path] as const),
  ['GET', '/console'],
  ['GET', '/console/catalogue.json'],
  ['GET', '/console/sentences.json'],
  ['GET', '/console/preview/portico-sign-in'],
  ['GET', violationsPath],
] as const;

describe('the console’s secret', () => {
  it.each(everything)('[POR-033] is needed for %s %s', async (method, path) => {
    const wrong = [
      {},
      { Authorization: 'Bearer guessed' },
      { Authorization: `Basic ${consoleSecret}` },
      { Cookie: `portico_console_4300=${consoleSecret}` },
    ];
    for (const headers of wrong) {
      const response = await site().request(local + path, { method, headers });
      expect(response.status).toBe(401);
      expect(await response.text()).toContain('printed when this host started');
    }
    const guessed = await site().request(`${local}${path}?secret=guessed`, { method });
    expect(guessed.status).toBe(401);
  });

  it('[POR-033] is in the printed address once, then in a cookie that scripts cannot read', async () => {
    const address = consoleAddress(local, consoleSecret);
    const opened = await site().request(address);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('Location')).toBe('/console');
    expect(opened.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(opened.headers.get('Cache-Control')).toBe('no-store');
    const cookie = opened.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^portico_console_4300=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/console']) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toContain(consoleSecret);
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    expect((await site().request(`${local}/console`, { headers })).status).toBe(200);
    const outbox = await site().request(local + consoleRoutes.outbox.path, { headers });
    expect(outbox.status).toBe(200);
    expect((await site().request(local + violationsPath, { headers })).status).toBe(200);
  });

  it('[POR-033] does not open the console to another site', async () => {
    const headers = { ...bearer, 'Sec-Fetch-Site': 'cross-site' };
    const response = await site().request(local + consoleRoutes.outbox.path, { headers });
    expect(response.status).toBe(403);
  });
});

describe('the host name of the console', () => {
  const statusUnder = async (name: string, path: string = consoleRoutes.outbox.path) =>
    (await host.app.request(`http://${name}${path}`, { headers: bearer })).status;

  it.each(['localhost', '127.0.0.1:4300', '[::1]:4300', 'console.lender.example'])(
    '[POR-033] may be %s',
    async (name) => {
      expect(await statusUnder(name)).toBe(200);
    },
  );

  it.each([
    'attacker.example',
    'localhost.attacker.example',
    '127.0.0.1.attacker.example:4300',
    'lender.example',
    '192.0.2.7',
  ])('[POR-033] may not be %s, which could be a foreign page led here', async (name) => {
    expect(await statusUnder(name)).toBe(403);
    const address = consoleAddress(`http://${name}`, consoleSecret);
    const opened = await site().request(address);
    expect(opened.status).toBe(403);
    expect(opened.headers.get('Set-Cookie')).toBeNull();
  });

  it('[POR-033] is that of the Host header of a real request', async () => {
    const server = serve({ fetch: host.app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = parse(object({ port: number() }), server.address());
    const ask = (name: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const { path } = consoleRoutes.outbox;
        const headers = { ...bearer, Host: name };
        request({ host: '127.0.0.1', port, path, headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .once('error', reject)
          .end();
      });
    expect(await ask(`127.0.0.1:${port}`)).toBe(200);
    expect(await ask(`attacker.example:${port}`)).toBe(403);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('where the data may be real', () => {
  it.each([
    ['nothing configured', {}, true],
    ['another local file', { databaseUrl: 'file:/tmp/other.db' }, true],
    ['a database server', { databaseUrl: 'libsql://db.lender.example' }, false],
    ['a database server by https', { databaseUrl: 'https://db.lender.example' }, false],
    ['a database server on this machine', { databaseUrl: 'http://127.0.0.1:8080' }, false],
    [
      'the seed alone on this machine',
      { databaseUrl: 'postgres://p@127.0.0.1:1/x', seedOnly: true },
      true,
    ],
    [
      'the seed alone elsewhere',
      { databaseUrl: 'postgres://p@db.example/x', seedOnly: true },
      false,
    ],
    ['postgres on this machine', { databaseUrl: 'postgres://p@127.0.0.1:1/x' }, false],
    [
      'the seed and a mail server',
      { databaseUrl: 'postgres://p@127.0.0.1:1/x', seedOnly: true, smtpUrl: 'smtp://m' },
      false,
    ],
    ['a mail server', { smtpUrl: 'smtp://mail.lender.example' }, false],
    ['a configured secret and a mail server', { smtpUrl: 'smtp://m', consoleSecret: 'x' }, false],
  ])('[POR-033] with %s, there being a console is %s', (_title, environment, isThere) => {
    expect(consoleKeyOf(environment) !== undefined).toBe(isThere);
  });

  it('[POR-033] each start has a new secret that cannot be guessed', () => {
    const [one, other] = [consoleKeyOf({})?.secret, consoleKeyOf({})?.secret];
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(one);
  });

  it.each(everything.filter(([, path]) => path.startsWith('/console/api')))(
    '[POR-033] without a console nothing answers %s %s',
    async (method, path) => {
      const app = createApi({ database: host.database, key: randomBytes(32) });
      expect((await app.request(local + path, { method, headers: bearer })).status).toBe(404);
    },
  );
});
