/** Builds `packages/*\/dist`: each package after those it depends on, two at a time. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hashOf, isFresh, markFresh, root } from './freshness.mjs';
import { BuildError, seconds } from './report.mjs';

const atOnce = 2;
const folder = join(root, 'packages');
const shared = [join(folder, 'tsup.config.mjs'), join(root, 'tsconfig.json')];
const tsup = join(
  dirname(createRequire(import.meta.url).resolve('tsup/package.json')),
  'dist/cli-default.js',
);

/**
 * @typedef {object} Package
 * @property {string} name       `payment`
 * @property {string} directory
 * @property {string[]} needs    names of the packages it depends on
 * @property {string[]} outputs  the files its package.json exports
 * @property {string} version
 */

/** @throws {BuildError} that names every package that failed */
export async function buildPackages() {
  const packages = inOrder(readPackages());
  const hashes = inputHashes(packages);
  const stale = packages.filter(
    ({ name, outputs }) => !isFresh(`package-${name}`, hashes.get(name), outputs),
  );
  if (stale.length === 0) return console.log('packages  up to date');

  const done = new Map();
  const waiting = [...stale];
  const failures = [];
  const build = async (one) => {
    await Promise.all(one.needs.map((name) => done.get(name)?.promise));
    const problem = await runTsup(one);
    if (problem === undefined) markFresh(`package-${one.name}`, hashes.get(one.name));
    else failures.push(`${one.name}: ${problem}`);
    done.get(one.name).resolve();
  };
  for (const { name } of stale) done.set(name, deferred());
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await build(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw new BuildError(`\n${failures.join('\n\n')}`);
}

/** @returns {Package[]} */
function readPackages() {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .map((name) => {
      const directory = join(folder, name);
      const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
      return {
        name,
        directory,
        needs: Object.keys(manifest.dependencies ?? {})
          .filter((dependency) => dependency.startsWith('@portico/'))
          .map((dependency) => dependency.replace('@portico/', '')),
        outputs: Object.values(manifest.exports)
          .filter((target) => typeof target !== 'string')
          .flatMap((target) => [join(directory, target.import), join(directory, target.types)]),
      };
    });
}

/** Each package after those it needs. @param {Package[]} packages @returns {Package[]} */
function inOrder(packages) {
  const placed = new Set();
  const place = (one, path = []) => {
    if (path.includes(one.name))
      throw new BuildError(`Packages need each other: ${path.join(' → ')}`);
    for (const name of one.needs) {
      const needed = packages.find((other) => other.name === name);
      if (needed !== undefined) place(needed, [...path, one.name]);
    }
    placed.add(one);
  };
  for (const one of packages) place(one);
  return [...placed];
}

/** Includes the hashes of the packages it needs, whose types its declarations may name. */
function inputHashes(ordered) {
  const hashes = new Map();
  for (const { name, directory, needs } of ordered) {
    const own = [join(directory, 'src'), join(directory, 'package.json'), ...shared];
    hashes.set(
      name,
      hashOf(
        own,
        needs.map((needed) => hashes.get(needed) ?? ''),
      ),
    );
  }
  return hashes;
}

/** @returns {Promise<string | undefined>} what went wrong */
function runTsup({ name, directory }) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [tsup, '--config', '../tsup.config.mjs'], {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      console.log(`packages  ${name.padEnd(16)} ${code === 0 ? seconds(started) : 'failed'}`);
      resolve(code === 0 ? undefined : output.trim());
    });
  });
}

function deferred() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}
