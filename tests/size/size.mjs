#!/usr/bin/env node
/**
 * `npm run size [-- --json | --check | --why TAG]`: the bytes of everything a tag loads initially,
 * including the loader, and what a further tag adds to a page.
 *
 *   floor    react and react-dom alone, bundled and minified the same way
 *   loader   the script a lender pastes
 *   first    of that, what shows the first screen before React; also with the loader's bytes
 *   tags     everything each tag loads initially, alone on its page
 *   added    what a tag adds to a page that shows another one already
 *   portal   the same for the whole portal
 *   lean     the same for the preact build
 *
 * `--check` fails if a limit is exceeded. `--why portico-sign-in` lists the source files that a
 * tag's bytes come from, the largest first.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { cdnOutput } from '../../packages/build/cdn.mjs';
import { isLean } from '../../packages/build/lean/lean.mjs';
import { ensureBrowser, ensureBuilt, say } from '../setup/index.mjs';
import { buildFloor } from './floor.mjs';
import { openFirstLoads } from './first-load.mjs';
import { weighSources } from './why.mjs';

const kilobyte = 1024;
const limits = [
  [
    'portico-sign-in above react and react-dom',
    16 * kilobyte,
    ({ tags, floor }) => tags['portico-sign-in'].brotli - floor.brotli,
  ],
  [
    'portico-payment above react and react-dom',
    24 * kilobyte,
    ({ tags, floor }) => tags['portico-payment'].brotli - floor.brotli,
  ],
  ['loader', 1.25 * kilobyte, ({ loader }) => loader.brotli],
];
/** Tags measured without a session. */
const signedOut = ['portico-sign-in', 'portico-portal'];
/** The tag to whose page another is added; for the first of these, the second. */
const hosts = ['portico-accounts', 'portico-payment'];
const addedLimit = 8 * kilobyte;
/** What must load before a field accepts input: the loader and the tag's first screen. */
const usableLimit = 4.25 * kilobyte;
/** Longer forms: more fields with hints, and code that remembers which of them are hidden. */
const usableLimits = {
  'portico-recovery': 4.5 * kilobyte,
  'portico-registration': 5.25 * kilobyte,
  'portico-messages': 4.75 * kilobyte,
};

/** The libraries of the floor. */
const lib = {
  react: { name: 'react and react-dom', short: 'react' },
  lean: { name: 'preact/compat', short: 'preact' },
};

const json = process.argv.includes('--json');
/** The preact build has no limits. */
const isCheck = process.argv.includes('--check');
await ensureBrowser();
await ensureBuilt('cdn', { quiet: json });
const built = readBuilt();
const why = process.argv.indexOf('--why');
if (why >= 0) {
  await explain(process.argv[why + 1] ?? 'portico-sign-in');
} else {
  const sizes = { ...(await measure()), ...(isLean || isCheck ? {} : { lean: measureLean() }) };
  if (json) say(JSON.stringify(sizes));
  else print(sizes);
  if (isCheck) check(sizes);
}

/** In a separate process, because the choice of React or preact holds for a whole process. */
function measureLean() {
  const { status, stdout } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), '--json'],
    { env: { ...process.env, PORTICO_CDN: 'lean' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error('The preact build could not be measured.');
  return JSON.parse(stdout.toString());
}

/** Reads all files at once, so that no concurrent build matters. @returns {Map<string, Buffer>} */
function readBuilt() {
  const directory = dirname(cdnOutput);
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [relative(directory, file), readFileSync(file)]));
}

async function explain(tag) {
  const loads = await openFirstLoads(built);
  const files = await loads.filesOf([tag], !signedOut.includes(tag)).finally(loads.close);
  say('   brotli       raw');
  for (const { source, raw, brotli } of weighSources(built, files)) {
    say(`${String(brotli).padStart(9)}${String(raw).padStart(10)}  ${source}`);
  }
}

async function measure() {
  const known = JSON.parse(built.get('manifest.json').toString()).tags;
  const names = Object.keys(known);
  const loads = await openFirstLoads(built);
  const bytesOf = (files) => sum(files.map((file) => weigh(built.get(file))));
  const tags = {};
  const added = {};
  try {
    for (const tag of names) {
      const signedIn = !signedOut.includes(tag);
      const files = await loads.filesOf([tag], signedIn);
      tags[tag] = bytesOf(files);
      const host = hosts.find((other) => other !== tag && names.includes(other));
      if (!signedIn || host === undefined) continue;
      const before = await loads.filesOf([host], true);
      const after = await loads.filesOf([host, tag], true);
      added[tag] = bytesOf(after.filter((file) => !before.includes(file)));
    }
  } finally {
    await loads.close();
  }
  const { 'portico-portal': portal, ...widgets } = tags;
  return {
    floor: weigh(await buildFloor()),
    loader: weigh(built.get('loader.js')),
    first: Object.fromEntries(
      Object.entries(known).map(([tag, { first }]) => [
        tag,
        weigh(built.get(signedOut.includes(tag) ? first.en : first['in.en'])),
      ]),
    ),
    tags: widgets,
    added,
    ...(portal ? { portal } : {}),
  };
}

function weigh(bytes) {
  const text = Buffer.from(bytes);
  return {
    raw: text.length,
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  };
}

function sum(weights) {
  const of = (key) => weights.reduce((total, weight) => total + weight[key], 0);
  return { raw: of('raw'), gzip: of('gzip'), brotli: of('brotli') };
}

function line(name, { raw, gzip, brotli }, above = '') {
  say(`${name.padEnd(34)}${[raw, gzip, brotli].map(kilobytes).join('')}${above}`);
}

function print({ lean, ...sizes }) {
  printTags(isLean ? lib.lean : lib.react, sizes);
  say('\nuntil a field accepts input, including the loader');
  for (const [tag, weight] of Object.entries(sizes.first)) line(tag, sum([sizes.loader, weight]));
  say('\nadded to a page that shows another widget');
  for (const [tag, weight] of Object.entries(sizes.added)) line(tag, weight);
  if (lean === undefined) return;
  say('\nthe preact build');
  printTags(lib.lean, lean);
}

function printTags({ name, short }, { floor, loader, tags, portal }) {
  const columns = ['raw', 'gzip', 'brotli'].map((column) => column.padStart(10)).join('');
  say(`${''.padEnd(34)}${columns}${`above ${short}`.padStart(14)}`);
  line(name, floor);
  line('loader', loader);
  const all = { ...tags, ...(portal && { 'portico-portal': portal }) };
  for (const [tag, weight] of Object.entries(all)) {
    line(tag, weight, kilobytes(weight.brotli - floor.brotli).padStart(14));
  }
}

function kilobytes(bytes) {
  return `${(bytes / kilobyte).toFixed(1)} KB`.padStart(10);
}

function check(measured) {
  const all = [
    ...limits.map(([name, limit, of]) => [name, limit, of(measured)]),
    ...Object.entries(measured.added).map(([tag, { brotli }]) => [
      `${tag} added, without its first screen`,
      addedLimit,
      brotli - measured.first[tag].brotli,
    ]),
    ...Object.entries(measured.first).map(([tag, { brotli }]) => [
      `${tag} until a field accepts input`,
      usableLimits[tag] ?? usableLimit,
      brotli + measured.loader.brotli,
    ]),
  ];
  const passed = all.filter(([, limit, bytes]) => bytes > limit);
  for (const [name, limit, bytes] of passed) {
    say(`${name}: ${bytes} bytes after brotli, ${bytes - limit} more than allowed`);
  }
  if (passed.length > 0) process.exitCode = 1;
}
