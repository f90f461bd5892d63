import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences } from './locked.mjs';
import { SetupError, duration, root, runCommand, say, tail } from './run-command.mjs';

const lockfile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
/** What npm has installed, in the lockfile's format. */
const installed = join(modules, '.package-lock.json');
const stamp = join(modules, '.portico-installed');

/**
 * Installs what the lockfile lists, if it is not in node_modules yet, and runs no script of a
 * package: none needs its own (`setup.test.ts`). A node_modules made by hand is accepted.
 *
 * @throws {SetupError}
 */
export async function ensureDependencies() {
  if (isInstalled()) return;
  const started = Date.now();
  say('dependencies: installing (a minute or two)');
  // Not `npm ci`, which fails on a lockfile that lacks other platforms' optional packages: what was
  // installed is compared with the lockfile below.
  const { code, output } = await runCommand(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { title: 'dependencies: installing', env: { PUPPETEER_SKIP_DOWNLOAD: 'true' } },
  );
  if (code !== 0) {
    throw new SetupError(
      `Dependencies could not be installed: check the connection to the npm registry ` +
        `(npm config get registry), then run "npm install" and this command again.\n${tail(output)}`,
    );
  }
  const wrong = differences(packagesOf(lockfile), packagesOf(installed));
  if (wrong.length > 0) {
    throw new SetupError(
      `The installed packages differ from package-lock.json: ${wrong.join(', ')}. ` +
        'Run "npm install", look at what changes in the lockfile, then run this command again.',
    );
  }
  writeFileSync(stamp, lockHash());
  say(`dependencies: installed in ${duration(Date.now() - started)}`);
}

function isInstalled() {
  if (!existsSync(modules)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

/** @param {string} file */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}
