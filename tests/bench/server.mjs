/** Serves the measured pages like a CDN: everything is compressed with brotli in advance. */
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { apiBodies } from '../elements/server/api-bodies.mjs';
import { buildFloor } from './floor/build.mjs';
import { markupOf, pages } from './pages.mjs';

/** @param {string} cdn folder of the built files @returns {Promise<{ origin: string, stop: () => void }>} */
export async function serve(cdn) {
  const files = new Map();
  const add = (path, type, text, keeping = 'no-store') =>
    files.set(path, { type, keeping, body: compress(text) });
  for (const source of ['floor.tsx', 'figures.tsx']) {
    for (const [name, code] of await buildFloor(source)) {
      add(`/floor/${name}`, 'text/javascript', code, forever);
    }
  }
  const built = readdirSync(cdn, { recursive: true }).map(String);
  for (const name of built.filter((file) => file.endsWith('.js'))) {
    add(`/cdn/${name}`, 'text/javascript', readFileSync(join(cdn, name)), forever);
  }
  const manifest = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8'));
  for (const name of Object.keys(pages)) add(`/${name}`, 'text/html', markupOf(name, manifest));

  for (const [path, body] of await usualAnswers()) add(`/fake${path}`, 'application/json', body);

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const found = files.get(pathname.startsWith('/fake/') ? pathname.toLowerCase() : pathname);
    if (found === undefined) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': `${found.type}; charset=utf-8`,
      'content-encoding': 'br',
      'cache-control': found.keeping,
    });
    return response.end(found.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As the files of a version are kept (`packages/cdn/src/headers.ts`). */
const forever = 'public, max-age=31536000, immutable';

/** What the API usually answers, by path. */
async function usualAnswers() {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  try {
    return (await apiBodies(folder)).usual;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function compress(text) {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
}
