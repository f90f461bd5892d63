import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { canUseApt, installPackages } from './packages.mjs';
import { onPath } from './programs.mjs';
import { SetupError, root, runCommand, say, tail } from './run-command.mjs';

export { onPath };

/**
 * Chromium without what only a window needs: a quarter less processor time for the same pages. The
 * package's program on the PATH is a script that stays between.
 */
const shell = {
  package: 'chromium-headless-shell',
  program: '/usr/lib/chromium/chromium-headless-shell',
};

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where Chrome is installed on systems that do not put it on the PATH. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that tests use: `PORTICO_CHROMIUM`, Debian's headless shell, an installed browser, or
 * Playwright's download. Installs nothing, so that a configuration file can call it.
 *
 * @returns {string | undefined} path of the program
 */
export function findBrowser() {
  return candidates().find((path) => existsSync(path));
}

/**
 * A Chromium that starts, found or installed; `PORTICO_CHROMIUM` names it for every program started
 * after this. With `CI=true` Debian's headless shell is added to Debian's Chromium.
 *
 * @param {object} [options]
 * @param {boolean} [options.isWhole]  not the headless shell, which a borrower does not use
 * @returns {Promise<string>} path of the program
 * @throws {SetupError}
 */
export async function ensureBrowser({ isWhole = false } = {}) {
  const found = candidates(isWhole).find(starts) ?? (await installBrowser());
  const isPackaged = found === onPath('chromium');
  const path = isPackaged && !isWhole ? ((await installShell()) ?? found) : found;
  process.env['PORTICO_CHROMIUM'] = path;
  return path;
}

function candidates(isWhole = false) {
  return [
    process.env['PORTICO_CHROMIUM'],
    isWhole ? undefined : shell.program,
    ...names.map(onPath),
    ...usualPlaces,
    playwrightBrowser(),
  ].filter((path) => path !== undefined);
}

/** @returns {Promise<string | undefined>} its path, where it can be installed and starts */
async function installShell() {
  if (process.env['CI'] !== 'true' || !canUseApt()) return undefined;
  say('browser: installing the headless shell of Chromium');
  await installPackages([shell.package]);
  return starts(shell.program) ? shell.program : undefined;
}

async function installBrowser() {
  say("browser: no Chromium found, fetching Playwright's");
  const download = await runCommand('npx', ['playwright', 'install', 'chromium'], {
    title: "browser: fetching Playwright's",
    timeout: 300_000,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' },
  });
  const downloaded = playwrightBrowser();
  if (starts(downloaded)) return downloaded;

  let said = download.output;
  if (canUseApt()) {
    say('browser: the download failed, installing the chromium package');
    said += await installPackages(['chromium']);
    const packaged = onPath('chromium');
    if (starts(packaged)) return packaged;
  }
  throw new SetupError(
    'No Chromium could be found or fetched: install Chrome or Chromium, or set PORTICO_CHROMIUM ' +
      `to the path of one, then run the command again.\n${tail(said)}`,
  );
}

/** An installed browser may lack its libraries. @param {string | undefined} path */
function starts(path) {
  if (path === undefined || !existsSync(path)) return false;
  if (process.platform === 'win32') return true; // `--version` opens a window there
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

function playwrightBrowser() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return undefined; // before the first install
  }
}
