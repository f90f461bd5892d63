import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEncoding } from './encoding';
import { createStaticFolder, resolveInside } from './static-folder';

const script = `export const text = '${'portico '.repeat(200)}';`;
let directory = '';
let serve: ReturnType<typeof createStaticFolder>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(directory, 'chunks'));
  await writeFile(join(directory, 'loader.js'), script);
  await writeFile(join(directory, 'chunks', 'react-4f2a91bc.js'), script);
  await writeFile(join(directory, 'chunks', 'react-4f2a91bc.js.map'), '{}');
  await writeFile(join(directory, 'picture.png'), 'not really');
  serve = createStaticFolder({
    directory,
    keeping: (path) => (path.startsWith('chunks/') ? 'forever' : 'briefly'),
    shared: true,
  });
});

afterAll(() => rm(directory, { recursive: true }));

function request(headers: Record<string, string> = {}): Request {
  return new Request('http://127.0.0.1/', { headers });
}

async function get(path: string, headers?: Record<string, string>): Promise<Response> {
  const response = await serve(path, request(headers));
  if (!response) throw new Error(`no ${path}`);
  return response;
}

describe('a file of the folder', () => {
  it('is sent as brotli where the browser accepts it', async () => {
    const response = await get('loader.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('is sent as gzip or uncompressed otherwise', async () => {
    const packed = await get('loader.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script);
    const bare = await get('loader.js');
    expect(bare.headers.get('content-encoding')).toBeNull();
    expect(await bare.text()).toBe(script);
  });

  it('names its source map, where there is one next to it', async () => {
    const script = await get('chunks/react-4f2a91bc.js');
    expect(script.headers.get('sourcemap')).toBe('react-4f2a91bc.js.map');
    expect((await get('loader.js')).headers.get('sourcemap')).toBeNull();
  });

  it('names its type and the origins that may load it', async () => {
    const response = await get('loader.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await get('picture.png')).headers.get('vary')).toBeNull();
  });

  it.each([
    ['chunks/react-4f2a91bc.js', /immutable/],
    ['loader.js', /^public, max-age=60\b/],
  ])('%s is kept by browsers as %s', async (path, control) => {
    expect((await get(path)).headers.get('cache-control')).toMatch(control);
  });

  it('is not sent again when the browser has it', async () => {
    const first = await get('loader.js', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    const again = await get('loader.js', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    const other = await get('loader.js', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('is read again after it changed', async () => {
    const path = join(directory, 'changing.js');
    await writeFile(path, 'one');
    expect(await (await get('changing.js')).text()).toBe('one');
    await writeFile(path, 'two');
    await utimes(path, 2_000_000_000, 2_000_000_000);
    expect(await (await get('changing.js')).text()).toBe('two');
  });
});

it.each([['missing.js'], ['chunks'], ['../package.json'], ['chunks/../../x'], ['a\0b']])(
  'serves nothing for %j',
  async (path) => {
    expect(await serve(path, request())).toBeUndefined();
  },
);

it('resolves only inside the folder', () => {
  expect(resolveInside('/cdn', 'a/b.js')).toBe('/cdn/a/b.js');
  expect(resolveInside('/cdn', '../cdn-other/b.js')).toBeUndefined();
});

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['*', 'identity'],
] as const)('chooses from %j %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});
