/** The browser engines of the suite, and how each is found and started. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromeLauncher } from '@web/test-runner-chrome';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { findBrowser, onPath } from '../setup/browser.mjs';
import { freePort } from './free-port.mjs';

/**
 * @typedef {object} Engine
 * @property {'chromium' | 'firefox' | 'webkit'} name
 * @property {boolean} always                       whether the suite fails without it
 * @property {() => string | undefined} missing     what has to be installed, if anything
 * @property {string[]} without                     files of the suite that do not run in it
 * @property {() => Promise<{ launcher: object, stop: () => void }>} start
 */

/**
 * Memory is counted by the DevTools protocol. React makes the server's texts text nodes and
 * attributes, in whichever engine; what an engine parses itself, `rich-text.test.js` shows in each.
 * Which headings are drawn, and in which language, is decided by the suite's own code.
 */
const onlyInChromium = [
  'headings.test.js',
  'memory.test.js',
  'page-api.test.js',
  'server-texts.test.js',
];

const chromium = {
  name: 'chromium',
  without: [],
  always: true,
  missing: () => (findBrowser() === undefined ? 'no Chromium is installed' : undefined),
  start: async () => ({
    launcher: chromeLauncher({
      launchOptions: {
        executablePath: findBrowser(),
        args: [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
          '--js-flags=--expose-gc',
        ],
      },
    }),
    stop: () => undefined,
  }),
};

const findFirefox = () =>
  process.env['PORTICO_FIREFOX'] ?? onPath('firefox-esr') ?? onPath('firefox');

const firefox = {
  name: 'firefox',
  without: onlyInChromium,
  always: false,
  missing: () =>
    findFirefox() === undefined ? 'install firefox-esr, or set PORTICO_FIREFOX' : undefined,
  start: async () => ({
    launcher: puppeteerLauncher({
      launchOptions: {
        browser: 'firefox',
        executablePath: findFirefox(),
        headless: true,
        extraPrefsFirefox: {
          'app.normandy.enabled': false,
          'browser.region.network.url': '',
          'network.captive-portal-service.enabled': false,
          'network.connectivity-service.enabled': false,
        },
      },
    }),
    stop: () => undefined,
  }),
};

const webkit = {
  name: 'webkit',
  without: onlyInChromium,
  always: false,
  missing: () =>
    onPath('WebKitWebDriver') === undefined ||
    onPath('Xvfb') === undefined ||
    findMiniBrowser() === undefined
      ? 'install webkit2gtk-driver and xvfb'
      : undefined,
  async start() {
    const [display, displayReady] = await startDisplay();
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: displayReady, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      stdio: 'ignore',
    });
    const launcher = webdriverLauncher({
      hostname: '127.0.0.1',
      port,
      path: '/',
      connectionRetryCount: 10,
      capabilities: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
        'wdio:enforceWebDriverClassic': true,
      },
    });
    return {
      launcher,
      stop() {
        driver.kill();
        display.kill();
      },
    };
  },
};

/** @type {readonly Engine[]} */
export const engines = [chromium, firefox, webkit];

/** The browser that Debian's WebKit library includes for automation; it is not on the PATH. */
function findMiniBrowser() {
  return ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.']
    .map((platform) => join('/usr/lib', platform))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

/** A display in memory. Xvfb chooses a free number and writes it to the descriptor it is given. */
async function startDisplay() {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise((resolve, reject) => {
    display.stdio[3].once('data', (data) => resolve(String(data).trim()));
    display.once('error', reject);
    display.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return [display, `:${number}`];
}
