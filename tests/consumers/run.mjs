#!/usr/bin/env node
/**
 * `npm run consumers [-- --write]`: makes the release, runs the documented commands in it, installs
 * its packages into small apps, checks the types, builds the apps and opens them in Chromium.
 * `--write` renews the sizes in the READMEs.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileStyles } from '../../packages/ui/build/styles.mjs';
import { writeReport } from '../junit/junit.mjs';
import { ensureBrowser, ensureBuilt, root, say } from '../setup/index.mjs';
import { readOptions } from '../setup/options.mjs';
import { documentedCommands, reasonOf, runDocumented, userFolder } from './commands.mjs';
import { copiesOf } from './copies.mjs';
import { installApp } from './install.mjs';
import { npm } from './npm.mjs';
import { collectFrom, openSignIn, walkToPayment } from './open-page.mjs';
import { walkPlainPages } from './plain-page.mjs';
import { missingFiles, readTarballs, wrongInRelease } from './release.mjs';
import { kilobytes, measureEntries, outdated, writeTables } from './sizes.mjs';

/** So that growth is noticed; the 20 KB of POR-071 were exceeded when tabs began to share a session. */
const signInLimit = 29;

/** The folder of each app's built page. */
const pages = {
  'react-18': 'dist',
  'vite-react': 'dist',
  vue: 'dist',
  svelte: 'dist',
  nuxt: '.output/public',
  next: 'out',
  astro: 'dist',
  angular: 'dist/browser',
};
/** What the apps without a page run. */
const runs = {
  typescript: {
    title: '[POR-070] typescript: every entry can be imported in Node',
    args: ['run', 'build'],
  },
  playwright: {
    title: '[POR-163] playwright: @portico/testing signs in, pays and uploads against the sandbox',
    args: ['test', '--', '--config', 'browser.config.ts'],
  },
};
/** Those with fewer packages first: they are checked while the others are installed. */
const apps = [...Object.keys(runs), ...Object.keys(pages)];

/** The apps that draw the first screen where there is no document, by the title of their test. */
const drawnByServer = new Map([
  ['next', '[POR-119] next'],
  ['astro', 'astro'],
]);

/** The apps whose guide shows every file (`guides.test.ts`), by the title of their test. */
const walked = new Map([
  ['next', '[POR-119, POR-121, POR-159] next'],
  ['vue', '[POR-121, POR-159] vue'],
]);

const { write: isWritten } = readOptions({ write: false });
const cases = [];
const { rules } = await compileStyles();
await ensureBrowser();
await ensureBuilt('release');
const tarballs = readTarballs();

await check(
  '[POR-070] every tarball has its licence, a README, and what it exports with types',
  () => {
    for (const tarball of tarballs) expectNone(`${tarball.name} lacks`, missingFiles(tarball));
  },
);

await check('the release has everything a lender receives, each file with its hash', () =>
  expectNone('missing or changed', wrongInRelease()),
);

const installed = installAll(apps);
await checkCommands();
for (const app of apps) {
  const folder = await installed.get(app);
  if (folder === undefined) continue;
  await checkApp(app, folder);
  if (drawnByServer.has(app)) await checkServerDrawn(app, folder);
  if (walked.has(app)) await checkWalk(app, folder);
  if (app === 'vite-react') await checkCollector(folder);
}
const sizes = await installed.get('typescript');
if (sizes !== undefined) await checkSizes(sizes);

writeReport(join(root, 'reports', 'junit', 'consumers.xml'), 'consumers', cases);
process.exitCode = cases.some(({ problem }) => problem !== undefined) ? 1 : 0;

/**
 * Two at a time, because npm waits for the registry half of the time, and because what one has
 * downloaded the next takes from npm's cache.
 *
 * @returns {Map<string, Promise<string | undefined>>} the folder of each app, once it is installed
 */
function installAll(names) {
  const lanes = [Promise.resolve(), Promise.resolve()];
  return new Map(
    names.map((name, index) => {
      const lane = index % lanes.length;
      const folder = lanes[lane].then(() => install(name));
      lanes[lane] = folder;
      return [name, folder];
    }),
  );
}

async function install(app) {
  let folder;
  await check(`[POR-070] ${app}: the packages are installed without scripts`, async () => {
    folder = await installApp(app, tarballs);
  });
  return folder;
}

/** Each command of the documentation, after the one that installs the release. */
async function checkCommands() {
  const folder = userFolder();
  const commands = documentedCommands().filter((command) => reasonOf(command) === undefined);
  for (const command of commands.sort((a, b) => isInstall(b) - isInstall(a))) {
    await check(`documented: ${command}`, () => runDocumented(command, folder));
  }
  await check('documented: no package of Portico is asked of a registry', () =>
    expectNone('not from the release', fromElsewhere(folder)),
  );
  await checkPlainPages(folder);
  rmSync(folder, { recursive: true, force: true });
}

/** The archive's files, and what the commands print: no other file of the repository. */
async function checkPlainPages(folder) {
  await check(
    '[POR-159] plain pages of another origin, under the snippet’s policy and hashes: from sign-in through a payment, with an empty console',
    async () => {
      const { visited, number, complaints } = await walkPlainPages(folder);
      expectNone('in the console', complaints);
      expectEqual(visited, ['/account', '/pay', '/paid']);
      if (!/^CV-/.test(number)) throw new Error(`The confirmation number is ${number}.`);
    },
  );
}

function isInstall(command) {
  return Number(command.startsWith('npm install '));
}

/** Packages of Portico that npm did not take from the release. */
function fromElsewhere(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/@portico/'))
    .filter(([, { resolved = '' }]) => !resolved.startsWith('file:portico-'))
    .map(([path]) => path);
}

async function checkApp(app, folder) {
  await check(`[POR-070] ${app}: the types are complete, with skipLibCheck off`, () =>
    npm(folder, ['run', 'types']),
  );
  if (pages[app] === undefined) {
    const { title, args } = runs[app];
    await check(title, () => npm(folder, args));
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
    const opened = await openSignIn(page, await answers(), rules);
    expectFirstScreen(opened);
    // The pages of Next have a handler of another event.
    if (app !== 'next') expectEqual(opened.heard, 'portico-sign-in');
    expectNone('rules of shown classes that are missing or out of order', opened.styles);
  });
}

/** The first screen is in the page's HTML; a framework hydrates what is around it. */
async function checkServerDrawn(app, folder) {
  const page = join(folder, pages[app]);
  await check(
    `${drawnByServer.get(app)}: can be typed in before any script, which keeps it`,
    async () => {
      expectFirstScreen(await openSignIn(page, await answers(), rules, { beforeScripts: true }));
    },
  );
}

async function checkWalk(app, folder) {
  await check(
    `${walked.get(app)}: the pages of the guide lead from sign-in to the accounts and to a payment`,
    async () => {
      const { errors, ...walk } = await walkToPayment(join(folder, pages[app]), await answers());
      expectNone('errors of the page', errors);
      expectEqual(walk, { accounts: '/accounts', isSamePage: true, payment: '/pay' });
    },
  );
}

/** One address of the lender's own receives what the app tells of its pages. */
async function checkCollector(folder) {
  await check(
    '[POR-124] vite-react: its collector receives web vitals, failures and page views, and nothing of the borrower',
    async () => {
      const page = join(folder, pages['vite-react']);
      const { collected, errors } = await collectFrom(page, await answers());
      expectNone('errors of the page', errors);
      const kinds = collected.map(({ kind, name, screen, code }) => [kind, name ?? screen ?? code]);
      const missing = [
        ['vital', 'LCP'],
        ['vital', 'CLS'],
        ['screen', 'login'],
        ['screen', 'dashboard'],
        ['failure', 'property'],
      ].filter(([kind, what]) => !kinds.some((one) => one[0] === kind && one[1] === what));
      expectNone('entries that did not arrive', missing);
      const sent = JSON.stringify(collected);
      expectNone(
        'data of the borrower that was sent',
        ['maya', 'Maya', 'Whitfield', '001-', 'token', 'a-password'].filter((one) =>
          sent.includes(one),
        ),
      );
    },
  );
}

function expectFirstScreen({ heading, ready, typed, errors }) {
  expectNone('errors of the page', errors);
  expectEqual([heading, ready, typed], ['Welcome', 'portico-sign-in', 'maya']);
}

async function checkSizes(folder) {
  const sizes = await measureEntries(folder, tarballs);
  for (const { entry, bytes } of sizes) say(`${kilobytes(bytes).padStart(8)}  ${entry}`);
  if (isWritten) await writeTables(sizes);
  await check(`portico-sign-in adds at most ${signInLimit} KB to an app with React`, () => {
    const { bytes } = sizes.find(({ entry }) => entry === '@portico/sign-in/portico-sign-in');
    if (bytes > signInLimit * 1024) throw new Error(`It adds ${kilobytes(bytes)}.`);
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
