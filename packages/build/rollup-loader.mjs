/** Makes `loader.js` and `manifest.json`, once the names of all chunks are known. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { closure } from './chunk-rules.mjs';
import { BuildError } from './report.mjs';
import { minifyCode } from './rollup-minify.mjs';
import { root } from './freshness.mjs';
import { tagOf } from './rollup-widget-entries.mjs';

/** How many signs of a file's name are its hash; the loader counts on it. */
export const hashLength = 7;

/** How many signs the loader's table has for the set of shared files that a tag needs. */
const setLength = 3;

/** @param {{ version: string }} options @returns {import('rollup').Plugin} */
export function loaderAndManifest({ version }) {
  return {
    name: 'portico-loader',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const tags = tagTable(bundle);
        for (const [fileName, source] of await buildLoader(tags)) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        const files = Object.fromEntries(
          Object.values(bundle)
            .filter(({ fileName }) => fileName.endsWith('.js'))
            .map((file) => [file.fileName, facts(file.code ?? file.source)])
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        );
        const source = `${JSON.stringify({ version, files, tags }, undefined, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
      },
    },
  };
}

/** Tag → its entry, and what the entry imports, to be fetched at the same time. */
function tagTable(bundle) {
  const chunks = new Map(
    Object.values(bundle)
      .filter((file) => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const entries = [...chunks.values()]
    .map((chunk) => ({ tag: tagOf(chunk.facadeModuleId), entry: chunk.fileName }))
    .filter(({ tag }) => tag !== undefined)
    .sort((a, b) => (a.tag < b.tag ? -1 : 1));
  return Object.fromEntries(
    entries.map(({ tag, entry }) => {
      const preload = [...closure(entry, chunks)].filter((name) => name !== entry).sort();
      return [tag, { entry, preload }];
    }),
  );
}

/** The table a loader carries: see `Table` in packages/loader/src/table.ts. */
export function shortTable(tags) {
  const shared = [...new Set(Object.values(tags).flatMap(({ preload }) => preload))];
  const words = Object.values(tags).map(({ entry, preload }) => {
    const bits = shared.map((name, place) => (preload.includes(name) ? 2 ** place : 0));
    const set = bits.reduce((sum, bit) => sum + bit, 0).toString(36);
    if (set.length > setLength)
      throw new BuildError('More files are shared than the loader can tell.');
    return withoutEnding(entry) + set.padStart(setLength, '0');
  });
  return { shared: shared.map(withoutEnding).join(' '), tags: words.join(' ') };
}

function withoutEnding(name) {
  return name.replace(/\.js$/, '');
}

/** @returns {Promise<[name: string, text: string][]>} */
export async function buildLoader(tags) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/loader/src/cdn.ts')],
    outfile: 'loader.js',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    define: { __PORTICO_TABLE__: JSON.stringify(shortTable(tags)) },
  });
  const [map, script] = ['.map', '.js'].map((end) =>
    outputFiles.find(({ path }) => path.endsWith(end)),
  );
  const minified = await minifyCode(script.text, {
    content: map.text,
    filename: 'loader.js',
    url: 'loader.js.map',
  });
  return [
    ['loader.js', minified.code],
    ['loader.js.map', minified.map],
  ];
}

function facts(code) {
  const bytes = Buffer.from(code);
  return {
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    brotli: brotliCompressSync(bytes).length,
  };
}
