/** Records from which inputs each part was last built. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whether the CDN files are made for looking at them: larger, in half the time. */
export const isQuick = process.env.PORTICO_QUICK_BUILD === '1';

const memory = join(root, 'node_modules', '.cache', 'portico-build');

/** What is remembered of a build. A quick one is no substitute for another. */
const markOf = (hash) => (isQuick ? `${hash} quick` : hash);

/**
 * @param {string} name      what was built
 * @param {string} hash      of its inputs
 * @param {string[]} outputs files that must still exist
 */
export function isFresh(name, hash, outputs) {
  const file = join(memory, name);
  if (!outputs.every(existsSync) || !existsSync(file)) return false;
  return [hash, markOf(hash)].includes(readFileSync(file, 'utf8'));
}

/** @param {string} name @param {string} hash */
export function markFresh(name, hash) {
  const file = join(memory, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, markOf(hash));
}

/** Of all that the CDN files and the packages are made of. */
export function sourceInputs() {
  const folder = join(root, 'packages');
  const ofPackages = readdirSync(folder).flatMap((name) =>
    name === 'build' ? [name] : ['src', 'build', 'package.json'].map((part) => join(name, part)),
  );
  const ofRoot = ['rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];
  return hashOf([
    ...ofPackages.map((name) => join(folder, name)),
    ...[...ofRoot, 'LICENSE'].map((name) => join(root, name)),
  ]);
}

/**
 * One hash of everything in these files and folders, in any order, and of further texts.
 * Without tests, which no build reads, and without what the build itself writes among the sources.
 *
 * @param {string[]} paths
 * @param {string[]} [texts]
 */
export function hashOf(paths, texts = []) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

const notRead = /\.test\.tsx?$|^(styles|screens)\.generated\.(ts|js)$/;

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notRead.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
