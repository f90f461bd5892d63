import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError, duration, root, runCommand, say, tail } from './run-command.mjs';

const lockfile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.portico-installed');

/**
 * What the lockfile asks for stands in node_modules; installs it when not. A node_modules made by
 * hand, by `npm install`, is taken as it is.
 *
 * @throws {SetupError}
 */
export async function ensureDependencies() {
  if (isInstalled()) return;
  const started = Date.now();
  say('dependencies: installing (a minute or two)');
  // Not `npm ci`: it fails on a lockfile that lacks other platforms' optional packages.
  const { code, output } = await runCommand(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    { title: 'dependencies: installing', env: { PUPPETEER_SKIP_DOWNLOAD: 'true' } },
  );
  if (code !== 0) {
    throw new SetupError(
      `Dependencies could not be installed: check the connection to the npm registry ` +
        `(npm config get registry), then run "npm install" and this command again.\n${tail(output)}`,
    );
  }
  writeFileSync(stamp, lockHash());
  say(`dependencies: installed in ${duration(Date.now() - started)}`);
}

function isInstalled() {
  if (!existsSync(modules)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  const installed = join(modules, '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}
