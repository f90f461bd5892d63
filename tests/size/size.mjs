#!/usr/bin/env node
/**
 * `npm run size [-- --json | --check | --record | --why TAG]`: the bytes of everything a tag loads initially,
 * including the loader, and what a further tag adds to a page.
 *
 *   floor    react and react-dom alone, bundled and minified the same way
 *   loader   the script a lender pastes
 *   first    of that, what shows the first screen before the runtime; also with the loader's bytes
 *   tags     everything each tag loads initially, alone on its page, without what waits for a second
 *            (the session's monitor)
 *   read     of that, what a tag loads before its first content can be read
 *   requests what a page with the tag requests until its first content can be read, or, of a tag
 *            without one, initially: files, and calls of the API; and how many of the files are
 *            below 1 KB
 *   added    what a tag adds to a page that shows another one already, besides its first screen,
 *            until its first content can be read
 *   portal   the same for the whole portal
 *   react    the same for `dist/cdn-react`
 *
 * `--check` fails where more is loaded than `measured.json` has, and a margin; `--record` writes what
 * is measured now into it. What a further tag adds has a limit of its own (POR-068). `--why portico-sign-in` lists the source files that a
 * tag's bytes come from, the largest first.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { cdnOutput } from '../../packages/build/cdn.mjs';
import { cdnName, isReact } from '../../packages/build/runtime/runtime.mjs';
import { writeReport } from '../junit/junit.mjs';
import { ensureBrowser, ensureBuilt, root, say } from '../setup/index.mjs';
import { readOptions } from '../setup/options.mjs';
import { buildFloor } from './floor.mjs';
import { openFirstLoads } from './first-load.mjs';
import { weighSources } from './why.mjs';

const kilobyte = 1024;
/** The bytes after brotli that were measured last, by what they are of. */
const measuredFile = fileURLToPath(new URL('measured.json', import.meta.url));
/** How many times of them may be loaded: so that growth is noticed. */
const margin = 1.02;
/** Tags of which everything that a page with them loads initially is compared. */
const wholePages = [
  'portico-sign-in',
  'portico-payment',
  'portico-login-history',
  'portico-portal',
];
/** What a borrower opens a tag for, whose further sections, or map, load after it. */
const firstContent = {
  'portico-accounts': 'Auto loan',
  'portico-branch-locator': 'Cedar Falls',
  'portico-deposit-details': '$2,504.10',
  'portico-document-center': 'Insurance card, front',
  'portico-loan-details': '$312.50',
  'portico-profile': 'maya.whitfield',
  'portico-requests': 'Get help for a hard time',
};
/** Tags measured without a session. */
const signedOut = ['portico-sign-in', 'portico-portal'];
/** The tag to whose page another is added; for the first of these, the second. */
const hosts = ['portico-accounts', 'portico-payment'];
/** What a further tag adds until its first content (POR-068). */
const addedLimit = 14 * kilobyte;
const addedLimits = { 'portico-profile': 24 * kilobyte };

const {
  json,
  check: isCheck,
  record: isRecord,
  why,
} = readOptions({ json: false, check: false, record: false, why: '' });
await ensureBrowser();
await ensureBuilt(cdnName, { quiet: json });
const built = readBuilt();
if (why !== '') {
  await explain(why);
} else {
  const sizes = await measure();
  if (!isReact && !isCheck && !isRecord) sizes.react = measureReact();
  if (json) say(JSON.stringify(sizes));
  else print(sizes);
  if (isRecord) record(sizes);
  if (isCheck) check(sizes);
}

/** In a separate process, because the choice of the runtime holds for a whole process. */
function measureReact() {
  const { status, stdout } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), '--json'],
    { env: { ...process.env, PORTICO_RUNTIME: 'react' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error('dist/cdn-react could not be measured.');
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

/** The tags, with their files. */
function readTags() {
  return JSON.parse(built.get('manifest.json').toString()).tags;
}

async function explain(tag) {
  const known = Object.keys(readTags());
  if (!known.includes(tag)) {
    console.error(`There is no tag ${tag}: ${known.join(', ')}.`);
    process.exit(2);
  }
  const loads = await openFirstLoads(built);
  const { initially } = await loads.open([tag], !signedOut.includes(tag)).finally(loads.close);
  say('   brotli       raw');
  for (const { source, raw, brotli } of weighSources(built, initially)) {
    say(`${String(brotli).padStart(9)}${String(raw).padStart(10)}  ${source}`);
  }
}

async function measure() {
  const known = readTags();
  const names = Object.keys(known);
  const loads = await openFirstLoads(built);
  const bytesOf = (files) => sum(files.map((file) => weigh(built.get(file))));
  const opened = new Map();
  /** The files of a page, which is opened once although other tags are added to it. */
  const open = async (shown, signedIn) => {
    const page = `${shown.join('+')} ${signedIn}`;
    const text = firstContent[shown.at(-1)];
    const loaded = opened.get(page) ?? (await loads.open(shown, signedIn, text));
    opened.set(page, loaded);
    return loaded;
  };
  const tags = {};
  const read = {};
  const requests = {};
  const added = {};
  try {
    for (const tag of names) {
      const signedIn = !signedOut.includes(tag);
      const loaded = await open([tag], signedIn);
      tags[tag] = bytesOf(loaded.initially);
      if (loaded.read) read[tag] = bytesOf(loaded.read);
      requests[tag] = requestsOf(loaded);
      const host = hosts.find((other) => other !== tag && names.includes(other));
      if (!signedIn || host === undefined) continue;
      const { initially: before } = await open([host], true);
      const { initially, read: after = initially } = await open([host, tag], true);
      const first = known[tag].first['in.en'];
      added[tag] = bytesOf(after.filter((file) => file !== first && !before.includes(file)));
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
    read,
    requests,
    added,
    ...(portal ? { portal } : {}),
  };
}

function requestsOf({ initially, read = initially, calls }) {
  const small = read.filter((file) => weigh(built.get(file)).brotli < kilobyte);
  return { files: read.length, calls, small: small.length };
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

function line(name, { raw, gzip, brotli }) {
  say(`${name.padEnd(34)}${[raw, gzip, brotli].map(kilobytes).join('')}`);
}

function print({ react, ...sizes }) {
  printTags(sizes);
  say('\nuntil the first content can be read');
  for (const [tag, weight] of Object.entries(sizes.read)) line(tag, weight);
  say('\nrequests until the first content can be read');
  say(`| tag | files | calls | files below 1 KB |\n| --- | --- | --- | --- |`);
  for (const [tag, { files, calls, small }] of Object.entries(sizes.requests))
    say(`| \`${tag}\` | ${files} | ${calls} | ${small} |`);
  say('\nuntil a field accepts input, including the loader');
  for (const [tag, weight] of Object.entries(sizes.first)) line(tag, sum([sizes.loader, weight]));
  say(
    '\nadded to a page that shows another widget, besides the first screen, until it can be read',
  );
  for (const [tag, weight] of Object.entries(sizes.added)) line(tag, weight);
  if (react === undefined) return;
  say('\ndist/cdn-react, with React as published');
  printTags(react);
}

function printTags({ floor, loader, tags, portal }) {
  say(`${''.padEnd(34)}${['raw', 'gzip', 'brotli'].map((name) => name.padStart(10)).join('')}`);
  line('react and react-dom alone', floor);
  line('loader', loader);
  const all = { ...tags, ...(portal && { 'portico-portal': portal }) };
  for (const [tag, weight] of Object.entries(all)) line(tag, weight);
}

function kilobytes(bytes) {
  return `${(bytes / kilobyte).toFixed(1)} KB`.padStart(10);
}

/** What is compared with what was measured last: the names and the bytes after brotli. */
function compared({ tags, portal, loader, first, read }) {
  const all = { ...tags, ...(portal && { 'portico-portal': portal }) };
  return [
    ['loader', loader.brotli],
    ...wholePages.map((tag) => [`${tag} in all`, all[tag]?.brotli]),
    // A tag that never showed its content has no measure.
    ...Object.keys(firstContent).map((tag) => [
      `${tag} until its first content can be read`,
      read[tag]?.brotli,
    ]),
    ...Object.entries(first).map(([tag, { brotli }]) => [
      `${tag} until a field accepts input`,
      brotli + loader.brotli,
    ]),
  ];
}

function record(sizes) {
  const table = JSON.stringify(Object.fromEntries(compared(sizes)), null, 2);
  writeFileSync(measuredFile, `${table}\n`);
}

function check(sizes) {
  const measured = JSON.parse(readFileSync(measuredFile, 'utf8'));
  const all = [
    ...compared(sizes).map(([name, bytes]) => [name, (measured[name] ?? 0) * margin, bytes]),
    ...Object.entries(sizes.added).map(([tag, { brotli }]) => [
      `[POR-068] ${tag} added to another widget`,
      addedLimits[tag] ?? addedLimit,
      brotli,
    ]),
  ];
  const cases = all.map(([name, limit, bytes = Infinity]) => ({
    name,
    seconds: 0,
    ...(bytes > limit && {
      problem: `${bytes} bytes after brotli, ${Math.ceil(bytes - limit)} more than allowed`,
    }),
  }));
  writeReport(join(root, 'reports', 'junit', 'size.xml'), 'size', cases);
  const exceeded = cases.filter(({ problem }) => problem !== undefined);
  for (const { name, problem } of exceeded) say(`${name}: ${problem}`);
  if (exceeded.length > 0) process.exitCode = 1;
}
