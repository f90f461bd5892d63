import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sampleVersions } from './samples';
import { readVersions } from './versions';
import { writeFiles } from './write';

async function write(folder: string, names: readonly string[]) {
  await writeFiles(await readVersions(await sampleVersions(names)), folder);
  return (path: string) => readFile(join(folder, path), 'utf8');
}

it('writes versions, moving addresses, compressed files and headers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-written-'));
  const read = await write(folder, ['1.4.2']);
  const loader = await read('site/portico/1.4.2/loader.js');
  const packed = (suffix: string) =>
    readFile(join(folder, `site/portico/1.4.2/loader.js${suffix}`));
  expect(brotliDecompressSync(await packed('.br')).toString()).toBe(loader);
  expect(gunzipSync(await packed('.gz')).toString()).toBe(loader);
  expect(await read('site/portico/1/loader.js')).toBe("import '../1.4.2/loader.js';\n");
  expect(await read('site/portico/1.4/portico.css')).toBe('/* 1.4.2 */');
  expect(await read('site/_headers')).toBe(`/portico/*
  X-Content-Type-Options: nosniff
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
  Timing-Allow-Origin: *
/portico/1.4.2/*
  Cache-Control: public, max-age=31536000, immutable
/portico/1/*
  Cache-Control: public, max-age=60, stale-while-revalidate=600
/portico/1.4/*
  Cache-Control: public, max-age=60, stale-while-revalidate=600
`);
  expect(await read('nginx.conf')).toContain(
    '~^/portico/\\d+\\.\\d+\\.\\d+/ "public, max-age=31536000',
  );
  // With `always`, a missing file of an exact version would be missing from caches forever.
  expect(await read('nginx.conf')).toContain('add_header Cache-Control $portico_keeping;');
  expect(await read('Containerfile')).toContain('COPY site ');
  expect(await read('site/portico/index.html')).toContain('sha384-loader-1.4.2');
});

it('adds a newer version to the one that is there; the moving addresses lead to it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-written-'));
  await write(folder, ['1.4.2']);
  const read = await write(folder, ['1.5.0']);
  expect((await readdir(join(folder, 'site'))).sort()).toEqual(['_headers', 'portico']);
  const names = await readdir(join(folder, 'site/portico'));
  expect(names.sort()).toEqual(['1', '1.4', '1.4.2', '1.5', '1.5.0', 'index.html']);
  expect(await read('site/portico/1/loader.js')).toContain('1.5.0');
  expect(await read('site/portico/1.4/loader.js')).toContain('1.4.2');
});
