#!/usr/bin/env node
/**
 * `npm run consumers [-- --write]`: packs the packages, installs them into small apps, checks the
 * types, builds the apps and opens them in Chromium. `--write` renews the sizes in the READMEs.
 */
import { join } from 'node:path';
import { compileStyles } from '../../packages/ui/build/styles.mjs';
import { writeReport } from '../junit/junit.mjs';
import { ensureBrowser, ensureBuilt, root, say } from '../setup/index.mjs';
import { copiesOf } from './copies.mjs';
import { installApp } from './install.mjs';
import { npm } from './npm.mjs';
import { openSignIn } from './open-page.mjs';
import { missingFiles, packPackages } from './pack.mjs';
import { kilobytes, measureEntries, outdated, writeTables } from './sizes.mjs';

const signInLimit = 20 * 1024;

/** The folder of each app's built page; plain TypeScript has none. */
const pages = { 'vite-react': 'dist', 'react-18': 'dist', vue: 'dist', next: 'out' };
const apps = [...Object.keys(pages), 'typescript'];

const cases = [];
const { rules } = await compileStyles();
await ensureBrowser();
await ensureBuilt('packages');
// For the app whose elements are loaded from it.
await ensureBuilt('cdn');
const tarballs = await packPackages();

await check(
  '[POR-070] every tarball has its licence, a README, and what it exports with types',
  () => {
    for (const tarball of tarballs) expectNone(`${tarball.name} lacks`, missingFiles(tarball));
  },
);

const folders = new Map();
await Promise.all(
  apps.map((app) =>
    check(`[POR-070] ${app}: the packages are installed without scripts`, async () => {
      folders.set(app, await installApp(app, tarballs));
    }),
  ),
);
for (const [app, folder] of folders) await checkApp(app, folder);
await checkServerDrawn(folders.get('next'));
await checkSizes(folders.get('typescript'));

writeReport(join(root, 'reports', 'junit', 'consumers.xml'), 'consumers', cases);
process.exitCode = cases.some(({ problem }) => problem !== undefined) ? 1 : 0;

async function checkApp(app, folder) {
  await check(`[POR-070] ${app}: the types are complete, with skipLibCheck off`, () =>
    npm(folder, ['run', 'types']),
  );
  if (pages[app] === undefined) {
    await check(`[POR-070] ${app}: every entry can be imported in Node`, () =>
      npm(folder, ['run', 'build']),
    );
    return;
  }
  const page = join(folder, pages[app]);
  await check(`[POR-070] ${app}: is built, with one React and one @portico/core`, async () => {
    await npm(folder, ['run', 'build']);
    expectOne('React', copiesOf(page, /\/cjs\/react\.production(\.min)?\.js$/));
    // The elements of the CDN have their own.
    const copies = copiesOf(page, /(?<=@portico\/core)\/dist\//);
    if (app === 'react-18') expectNone('copies of @portico/core', copies);
    else expectOne('@portico/core', copies);
  });
  await check(`[POR-070] ${app}: sign-in is shown, and a typed user id stays`, async () => {
    const { heading, ready, typed, errors, styles } = await openSignIn(
      page,
      await answers(),
      rules,
    );
    expectNone('errors of the page', errors);
    expectEqual([heading, ready, typed], ['Welcome', 'portico-sign-in', 'maya']);
    expectNone('rules of shown classes that are missing or out of order', styles);
  });
}

/** The first screen is in the page's HTML; React hydrates what is around it. */
async function checkServerDrawn(folder) {
  const page = join(folder, pages.next);
  await check(
    '[POR-119] next: can be typed in before any script, and hydrates without a difference',
    async () => {
      const { heading, ready, typed, errors } = await openSignIn(page, await answers(), rules, {
        beforeScripts: true,
      });
      expectNone('errors of the page', errors);
      expectEqual([heading, ready, typed], ['Welcome', 'portico-sign-in', 'maya']);
    },
  );
}

async function checkSizes(folder) {
  const sizes = await measureEntries(folder, tarballs);
  for (const { entry, bytes } of sizes) say(`${kilobytes(bytes).padStart(8)}  ${entry}`);
  if (process.argv.includes('--write')) await writeTables(sizes);
  await check('[POR-071] portico-sign-in adds at most 20 KB to an app with React', () => {
    const { bytes } = sizes.find(({ entry }) => entry === '@portico/sign-in/portico-sign-in');
    if (bytes > signInLimit) throw new Error(`It adds ${kilobytes(bytes)}.`);
  });
  await check('the READMEs name what each tag adds; else run with --write', () =>
    expectNone('sizes that have changed', outdated(sizes)),
  );
}

/** Path → the API's ordinary answer to each call. */
async function answers() {
  const built = (file) => import(join(root, 'packages', 'contract', 'dist', file));
  const [{ answers: fixtures }, contract] = [await built('fixtures.js'), await built('index.js')];
  const calls = Object.values(contract).filter(
    ({ name, response }) => response && name in fixtures,
  );
  return new Map(
    calls.map(({ name, path, response }) => [
      path,
      JSON.stringify(contract.writeWire(response, fixtures[name]())),
    ]),
  );
}

/** Runs a test, prints and records its result. */
async function check(name, test) {
  const started = Date.now();
  let problem;
  try {
    await test();
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const seconds = (Date.now() - started) / 1000;
  cases.push({ name, seconds, problem });
  say(`${problem === undefined ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (problem !== undefined) say(problem);
}

function expectNone(what, list) {
  if (list.length > 0) throw new Error(`${what}: ${list.join(', ')}`);
}

function expectOne(what, copies) {
  if (copies.length !== 1)
    throw new Error(`${what} is there ${copies.length} times: ${copies.join(', ')}`);
}

function expectEqual(actual, expected) {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`It is ${is}, not ${should}.`);
}
