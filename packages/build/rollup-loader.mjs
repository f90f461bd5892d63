/** Makes `loader.js` and `manifest.json`, once the names of all chunks are known. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { closure } from './chunk-rules.mjs';
import { root } from './freshness.mjs';
import { tagOf } from './rollup-widget-entries.mjs';

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

/**
 * The table a loader carries: every file name once, without `.js`; a tag's list holds indices into
 * it, its entry first. The tag itself is the entry's name without its hash.
 */
function shortTable(tags) {
  const files = [
    ...new Set(Object.values(tags).flatMap(({ entry, preload }) => [entry, ...preload])),
  ];
  const index = (name) => files.indexOf(name);
  return {
    files: files.map((name) => name.replace(/\.js$/, '')),
    tags: Object.fromEntries(
      Object.entries(tags).map(([tag, { entry, preload }]) => [
        tag.replace('portico-', ''),
        [entry, ...preload].map(index),
      ]),
    ),
  };
}

/** @returns {Promise<[name: string, text: string][]>} */
async function buildLoader(tags) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/loader/src/cdn.ts')],
    outfile: 'loader.js',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    define: { __PORTICO_TABLE__: JSON.stringify(shortTable(tags)) },
  });
  return outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, ''), text]);
}

function facts(code) {
  const bytes = Buffer.from(code);
  return {
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    brotli: brotliCompressSync(bytes).length,
  };
}
