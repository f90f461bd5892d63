/** Makes `loader.js` and `manifest.json`, after all other files. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { closure } from './chunk-rules.mjs';
import { isQuick } from './freshness.mjs';
import { pageKinds } from './first-screens.mjs';
import { bundleForPage } from './import-sources.mjs';
import { mistakesFile, mistakesList } from './mistakes.mjs';
import {
  callsFile,
  coreFile,
  firstScreenFile,
  partFile,
  runtimeFile,
  textMarks,
} from './page-protocol.mjs';
import { reservedHeightStyle } from './reserved-height.mjs';
import { declaredFile, heightsFile } from './rollup-first-screens.mjs';
import { minifyCode } from './minify-code.mjs';
import { shortName, tagEntries } from './widgets.mjs';

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
        const always = alwaysOf(chunksOf(bundle));
        const folder = folderOf(bundle);
        const reads = firstReads(Object.keys(tags), styles.api.first);
        const noCode = noCodeTexts(styles.api.first(Object.keys(tags)[0]).errors);
        const own = [
          ...(await buildLoader(folder, tags, { noCode, reads })),
          ...(await buildDiagnosis()),
          await mistakesList(),
        ];
        for (const [fileName, source] of own) this.emitFile({ type: 'asset', fileName, source });
        const place = (name) => `${folder}/${name}`;
        for (const file of Object.values(bundle)) {
          if (!isPublic(file.fileName)) file.fileName = place(file.fileName);
        }
        const scripts = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.js'));
        const files = await Promise.all(
          scripts.map(async (file) => [file.fileName, await facts(file.code ?? file.source)]),
        );
        /** The address of a tag's file for each kind of page that has one. */
        const byKind = (nameOf) => {
          const names = pageKinds.map(({ kind }) => [kind, nameOf(kind)]);
          const built = names.filter(([, name]) => name in bundle);
          return Object.fromEntries(built.map(([kind, name]) => [kind, place(name)]));
        };
        const placed = Object.entries(tags).map(([tag, { entry, preload, later }]) => [
          tag,
          {
            entry: place(entry),
            preload: preload.map(place),
            later: later.map(place),
            first: byKind((kind) => firstScreenFile(entry, kind)),
            declared: byKind((kind) => declaredFile(entry, kind)),
            style: reservedHeightStyle(styles.api.first(tag).reservedHeight),
          },
        ]);
        const manifest = {
          version,
          files: Object.fromEntries(files.sort(byName)),
          ahead: place(runtimeFile),
          always: always.map(place),
          tags: Object.fromEntries(placed),
        };
        const source = `${JSON.stringify(manifest, undefined, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
      },
    },
  };
}

const byName = ([a], [b]) => (a < b ? -1 : 1);

const chunksOf = (bundle) =>
  new Map(Object.entries(bundle).filter(([, { type }]) => type === 'chunk'));

/** What a page can load whatever tags it has, by name. */
const alwaysOf = (chunks) =>
  [
    ...new Set(
      [coreFile, callsFile].flatMap((file) => [...closure(file, chunks), ...laterOf(file, chunks)]),
    ),
  ].sort();

/** Tag → its entry, the entry's imports, to be fetched in parallel, and what all these load on demand. */
function tagTable(bundle) {
  const chunks = chunksOf(bundle);
  const preloadOf = (entry) =>
    [...closure(entry, chunks)]
      .filter((name) => name !== entry)
      .sort((a, b) => chunks.get(b).code.length - chunks.get(a).code.length);
  const rows = tagEntries(chunks.values()).map(([tag, entry]) => [
    tag,
    { entry, preload: preloadOf(entry), later: laterOf(entry, chunks) },
  ]);
  return Object.fromEntries(rows.sort(byName));
}

/**
 * The files that an entry can load on demand, at any depth, by name.
 *
 * @param {string} entry
 * @param {ReadonlyMap<string, { imports: string[], dynamicImports: string[] }>} chunks
 * @returns {string[]}
 */
export function laterOf(entry, chunks) {
  const initial = closure(entry, chunks);
  const found = new Set(initial);
  for (const name of found) {
    for (const wanted of chunks.get(name).dynamicImports) {
      for (const file of closure(wanted, chunks)) found.add(file);
    }
  }
  return [...found].filter((name) => !initial.has(name)).sort();
}

/** Whether pages name it: it stays next to the manifest. */
const isPublic = (fileName) =>
  /^(loader|debug)\.js/.test(fileName) || [heightsFile, mistakesFile].includes(fileName);

/** A name that changes with any of the files, so that all of them may be cached forever. */
function folderOf(bundle) {
  const hash = createHash('sha256');
  for (const { fileName, code, source } of Object.values(bundle)) {
    hash.update(`${fileName}\0`).update(code ?? source);
  }
  return hash.digest('base64url').slice(0, 8).replaceAll('-', '_');
}

/** The sentences of the error that a tag's code does not come, by kind of page. */
function noCodeTexts(errors) {
  const sentencesOf = (html) => Array.from(html.matchAll(textMarks), ([, , sentence]) => sentence);
  return Object.fromEntries([...errors].map(([kind, html]) => [kind, sentencesOf(html)]));
}

/** What each tag reads first: see `FirstRead` of the page protocol. */
function firstReads(tags, first) {
  const rows = tags.map((tag) => [
    shortName(tag),
    first(tag).firstReads.map(({ call: { path }, query }) => [
      path,
      ...(query ? [query.property, query.screen] : []),
    ]),
  ]);
  return Object.fromEntries(rows.filter(([, reads]) => reads.length > 0));
}

/** The loader's table without texts and reads: see `FileTable` of the page protocol. */
export function shortTable(folder, tags) {
  const words = Object.entries(tags).map(([tag, { preload }]) => {
    const parts = preload.filter((name) => name !== runtimeFile).map(signOf);
    return [shortName(tag), ...(parts.length > 0 ? [parts.join('')] : [])].join('.');
  });
  return { folder, tags: words.join(' ') };
}

function signOf(file) {
  const sign = [...'0123456789abcdefghijklmnopqrstuvwxyz'].find((one) => partFile(one) === file);
  if (sign === undefined) throw new Error(`${file} is no part: see requestCost in chunk-merge.mjs`);
  return sign;
}

/** @returns {Promise<[name: string, text: string][]>} */
export function buildLoader(folder, tags, more) {
  const table = { ...shortTable(folder, tags), ...more };
  const define = { __PORTICO_TABLE__: JSON.stringify(table) };
  return buildAlone('loader.js', 'packages/loader/src/cdn.ts', define);
}

/** The file that the loader loads for a page's developer. It has a core of its own, so that the other files stay small. */
function buildDiagnosis() {
  const define = { 'process.env.NODE_ENV': '"production"' };
  return buildAlone('debug.js', 'packages/core/src/diagnose/cdn.ts', define);
}

/** @returns {Promise<[name: string, text: string][]>} one file without imports, and its map */
async function buildAlone(name, entry, define) {
  const { code, map } = await bundleForPage(entry, define);
  const minified = await minifyCode(code, { content: map, filename: name });
  return [
    [name, minified.code],
    [`${name}.map`, minified.map],
  ];
}

/** Compressed in the threads of zlib, several files at a time. */
const compress = promisify(brotliCompress);
const quality = isQuick ? 5 : constants.BROTLI_MAX_QUALITY;

async function facts(code) {
  const bytes = Buffer.from(code);
  return {
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    brotli: (await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
      .length,
  };
}
