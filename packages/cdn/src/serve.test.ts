import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleVersions } from './samples';
import { serveFiles } from './serve';
import { readVersions } from './versions';

let server: Server;
let origin = '';

beforeAll(async () => {
  const folder = await sampleVersions(['1.4.1', '1.4.2', '2.0.0']);
  const versions = await readVersions(folder);
  server = await serveFiles(folder, versions, { port: 0, host: '127.0.0.1' });
  const { port }: { port?: number } = Object(server.address());
  origin = `http://127.0.0.1:${port ?? 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string, init?: RequestInit) => fetch(origin + path, init);

describe('an exact version', () => {
  it.each([
    '/portico/1.4.2/loader.js',
    '/portico/1.4.1/Ab12Cd34/sign-in.js',
    '/portico/2.0.0/sbom.cdx.json',
  ])('%s is kept forever and open to other origins', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is compressed, and names its source map', async () => {
    const accepted = { 'Accept-Encoding': 'br' };
    const { headers } = await get('/portico/1.4.2/loader.js', { headers: accepted });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('sourcemap')).toBe('loader.js.map');
    const again = await get('/portico/1.4.2/loader.js', {
      headers: { ...accepted, 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('a moving address', () => {
  it.each([
    ['/portico/1/loader.js', '1.4.2'],
    ['/portico/1.4/loader.js', '1.4.2'],
    ['/portico/2/loader.js', '2.0.0'],
  ])('%s loads the loader of %s', async (path, version) => {
    const response = await get(path);
    expect(response.headers.get('cache-control')).toContain('max-age=60');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toBe(`import '../${version}/loader.js';\n`);
  });

  it('has the style sheet of that version', async () => {
    const response = await get('/portico/1/portico.css');
    expect(response.headers.get('cache-control')).toContain('max-age=60');
    expect(await response.text()).toBe('/* 1.4.2 */');
  });

  it.each([
    '/portico/1/manifest.json',
    '/portico/1/Ab12Cd34/sign-in.js',
    '/portico/3/loader.js',
    '/portico/1.4.9/loader.js',
  ])('there is no %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

it('explains itself at its root', async () => {
  const response = await get('/');
  expect(new URL(response.url).pathname).toBe('/portico/');
  expect(response.headers.get('content-type')).toContain('text/html');
  const page = await response.text();
  for (const part of [
    '/portico/1.4.1/',
    '/portico/1.4/',
    'now 1.4.2',
    'immutable',
    'sha384-loader-2.0.0',
    'sha384-sign-in-1.4.1',
    'Content-Security-Policy: default-src',
    'Access-Control-Allow-Origin',
    '1.4.2/sbom.cdx.json',
    '.map',
  ])
    expect(page).toContain(part);
});

it.each([
  '/1.4.2/loader.js',
  '/portico/..%2f..%2fetc/passwd',
  '/portico/%00',
  '/%',
  '/portico/1.4.2',
  '/portico/1.4.2/..%2f..%2fx',
])('serves nothing for %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it('names another port where its own is in use', async () => {
  const folder = await sampleVersions(['1.4.2']);
  const port = Number(new URL(origin).port);
  const second = serveFiles(folder, await readVersions(folder), { port, host: '127.0.0.1' });
  await expect(second).rejects.toThrow(`Port ${port} is in use: --port ${port + 1}`);
});

it('refuses to be written to, and answers HEAD without a body', async () => {
  expect((await get('/portico/1.4.2/loader.js', { method: 'PUT' })).status).toBe(405);
  const head = await get('/portico/1.4.2/loader.js', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
