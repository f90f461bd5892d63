/**
 * The commands of the documentation, run in a folder of a user who has the release and not this
 * repository.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { releaseFolder } from '../../packages/build/release.mjs';
import { root } from '../setup/index.mjs';

const pages = join(root, 'demo-host/dist/docs/pages');

/** Milliseconds after which a command that serves has to have said so, and others have ended. */
const limit = 300_000;

/** What is shown for a registry is not run: nothing is published. */
const registryOnly = /^```sh \[Registry, once published\]\n[^]*?^```$/gm;

/** Commands that are not run here, each with the reason. */
const notRun = [
  [/^npm (ci|install)$/, 'is of the lender’s own app'],
  [/^npx @portico\/(cdn notes|cdn snippet|conformance)$/, 'is named without its arguments'],
  [
    /^npm (start|test|run (docs|gallery|storybook|test:all))$/,
    'is of the repository, as its page says',
  ],
  [/^npx @portico\/conformance \S+ --tags (?!sign-in$)/, 'is that of sign-in, of another tag'],
  [/^npm run dev$/, 'is a script of the app that create-next-app makes'],
  [/^(npx create-next-app|npm create vue@latest)$/, 'is of another project'],
  [
    /^npx (quicktype|openapi-typescript|@(openapitools|redocly|stoplight)\/)/,
    'is of another project; tests/openapi does the same',
  ],
  [/^(mkdir|php) /, 'needs nothing of Portico'],
  [/^npx playwright test$/, 'is run in the app of its guide'],
];

/** What else a command needs to end here, and what it has to print, by how it begins. */
const runs = [
  { begins: 'npm install ', prints: /(added|changed|up to date)/ },
  { begins: 'npx @portico/cdn write', prints: /^public: 1\./m },
  { begins: 'npx @portico/cdn notes', prints: /^# From 0\.9\.0 to 1\./m },
  { begins: 'npx @portico/cdn --help', prints: /write DIR/ },
  { begins: 'npx @portico/cdn snippet', prints: /integrity="sha384-[^]*# Cloudflare/ },
  { begins: 'npx @portico/sandbox --help', prints: /--fault CALL=FAULT/ },
  {
    begins: 'npx @portico/sandbox',
    more: ['--port', '0'],
    prints: /ready on http:\/\/127/,
    serves: true,
  },
  { begins: 'npx @portico/cdn', more: ['--port', '0'], prints: /on http:\/\/127/, serves: true },
  // Nothing answers at the example's address: the run says so.
  { begins: 'npx @portico/conformance', prints: /api\.(lender\.)?example/, ends: 1 },
];

/** @returns {string[]} every command that a page shows or names, once, those of blocks first */
export function documentedCommands() {
  const texts = readdirSync(pages, { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(pages, name), 'utf8').replace(registryOnly, ''));
  const ofBlocks = texts.flatMap((text) =>
    [...text.matchAll(/^```sh.*\n([^]*?)^```$/gm)].flatMap(([, lines]) => lines.split('\n')),
  );
  const named = texts.flatMap((text) =>
    [...text.replace(/^```[^]*?^```$/gm, '').matchAll(/`((?:npm|npx) [^`…]+)`/g)].map(
      ([, command]) => command,
    ),
  );
  const commands = [...ofBlocks, ...named].map((line) => line.replace(/ +#.*/, '').trim());
  return [...new Set(commands)].filter((command) => command !== '');
}

/** Why a command is not run; undefined if it is. @param {string} command */
export const reasonOf = (command) => notRun.find(([named]) => named.test(command))?.[1];

/** The folder of a user: empty, but for the release. Outside of the repository, whose packages npm would find. */
export function userFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-user-'));
  const release = join(folder, basename(releaseFolder));
  cpSync(join(releaseFolder, 'packages'), join(release, 'packages'), { recursive: true });
  return folder;
}

/**
 * Runs a documented command in a shell, as it is written.
 *
 * @param {string} command
 * @param {string} cwd
 * @throws {Error} with what it printed, if it does not end or print as it has to
 */
export async function runDocumented(command, cwd) {
  const run = runs.find(({ begins }) => command.startsWith(begins));
  if (run === undefined) throw new Error('No row of commands.mjs says what it has to print.');
  const { more = [], prints, serves = false, ends = 0 } = run;
  const { code, output } = await inShell([command, ...more].join(' '), cwd, serves && prints);
  const isWrong = (!serves && code !== ends) || !prints.test(output);
  if (isWrong) throw new Error(`It ended with ${code}: ${output.slice(-2_000)}`);
}

/** npm's settings, also where the test itself runs in an npm that prints nothing. */
const npm = {
  npm_config_yes: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_loglevel: 'notice',
};

/**
 * Runs a command in a shell, and ends it once it has printed `until`, where it would go on.
 *
 * @param {string} command
 * @param {string} cwd
 * @param {RegExp | false} [until]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function inShell(command, cwd, until) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      ...{ cwd, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
      env: { ...process.env, ...npm },
    });
    const end = () => process.kill(-child.pid);
    const timer = setTimeout(end, limit);
    let output = '';
    const heard = (chunk) => {
      output += chunk;
      if (until && until.test(output)) end();
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
}
