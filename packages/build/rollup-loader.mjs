/** Makes `loader.js` and `manifest.json`, after all other files. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { closure } from './chunk-rules.mjs';
import { kinds } from './first-screens.mjs';
import { root } from './freshness.mjs';
import { firstScreenFile, partFile, runtimeFile } from './page-protocol.mjs';
import { reservedHeightStyle } from './reserved-height.mjs';
import { declaredFile, heightsFile } from './rollup-first-screens.mjs';
import { minifyCode } from './rollup-minify.mjs';
import { tagOf } from './widgets.mjs';

/**
 * @param {{ version: string, styles: ReturnType<typeof import('./rollup-styles.mjs').chunkStyles> }} options
 * @returns {import('rollup').Plugin}
 */
export function loaderAndManifest({ version, styles }) {
  return {
    name: 'portico-loader',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const tags = tagTable(bundle);
        const folder = folderOf(bundle);
        for (const [fileName, source] of await buildLoader(folder, tags)) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        for (const [fileName, source] of await buildDiagnosis()) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        const place = (name) => `${folder}/${name}`;
        for (const file of Object.values(bundle)) {
          if (!isPublic(file.fileName)) file.fileName = place(file.fileName);
        }
        const files = Object.fromEntries(
          Object.values(bundle)
            .filter(({ fileName }) => fileName.endsWith('.js'))
            .map((file) => [file.fileName, facts(file.code ?? file.source)])
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        );
        const placed = Object.entries(tags).map(([tag, { entry, preload }]) => {
          const first = kinds.map((kind) => [kind, place(firstScreenFile(entry, kind))]);
          const declared = kinds
            .map((kind) => [kind, declaredFile(entry, kind)])
            .filter(([, name]) => name in bundle)
            .map(([kind, name]) => [kind, place(name)]);
          const needs = {
            preload: preload.map(place),
            first: Object.fromEntries(first),
            declared: Object.fromEntries(declared),
            style: reservedHeightStyle(styles.api.first(tag).reservedHeight),
          };
          return [tag, { entry: place(entry), ...needs }];
        });
        const places = { ahead: place(runtimeFile), tags: Object.fromEntries(placed) };
        const manifest = { version, files, ...places };
        const source = `${JSON.stringify(manifest, undefined, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
      },
    },
  };
}

/** Tag → its entry and the entry's imports, to be fetched in parallel. */
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
      const preload = [...closure(entry, chunks)]
        .filter((name) => name !== entry)
        .sort((a, b) => chunks.get(b).code.length - chunks.get(a).code.length);
      return [tag, { entry, preload }];
    }),
  );
}

/** Whether pages name it: it stays next to the manifest. */
const isPublic = (fileName) => /^(loader|debug)\.js/.test(fileName) || fileName === heightsFile;

/** A name that changes with any of the files, so that all of them may be cached forever. */
function folderOf(bundle) {
  const hash = createHash('sha256');
  for (const { fileName, code, source } of Object.values(bundle)) {
    hash.update(`${fileName}\0`).update(code ?? source);
  }
  return hash.digest('base64url').slice(0, 8).replaceAll('-', '_');
}

/** The loader's table: see `FileTable` of the page protocol. */
export function shortTable(folder, tags) {
  const words = Object.entries(tags).map(([tag, { preload }]) => {
    const parts = preload.filter((name) => name !== runtimeFile).map(signOf);
    return [tag.replace('portico-', ''), ...(parts.length > 0 ? [parts.join('')] : [])].join('.');
  });
  return { folder, tags: words.join(' ') };
}

function signOf(file) {
  const sign = signs.find((one) => partFile(one) === file);
  if (sign === undefined) throw new Error(`${file} is no part: see requestCost in chunk-merge.mjs`);
  return sign;
}

const signs = '0123456789abcdefghijklmnopqrstuvwxyz'.split('');

/** @returns {Promise<[name: string, text: string][]>} */
export function buildLoader(folder, tags) {
  const define = { __PORTICO_TABLE__: JSON.stringify(shortTable(folder, tags)) };
  return buildAlone('loader.js', 'packages/loader/src/cdn.ts', define);
}

/** The file that `data-debug` loads. It has a core of its own, so that the other files stay small. */
function buildDiagnosis() {
  const define = { 'process.env.NODE_ENV': '"production"' };
  return buildAlone('debug.js', 'packages/core/src/diagnose/cdn.ts', define);
}

/** @returns {Promise<[name: string, text: string][]>} one file without imports, and its map */
async function buildAlone(name, entry, define) {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    outfile: name,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['@portico/source'],
    sourcemap: 'external',
    define,
  });
  const [map, script] = ['.map', '.js'].map((end) =>
    outputFiles.find(({ path }) => path.endsWith(end)),
  );
  const minified = await minifyCode(script.text, { content: map.text, filename: name });
  return [
    [name, minified.code],
    [`${name}.map`, minified.map],
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
