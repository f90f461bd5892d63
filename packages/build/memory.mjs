/** Caches slow results between builds, because most chunks do not change. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './freshness.mjs';
import { cdnName } from './runtime/runtime.mjs';

const folder = join(root, 'node_modules', '.cache', 'portico-build', `${cdnName}-results`);
const used = new Set();

/**
 * @template T
 * @param {readonly string[]} inputs  all that the result depends on
 * @param {() => Promise<T>} make its result must be JSON
 * @returns {Promise<T>}
 */
export async function remembered(inputs, make) {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  const name = `${hash.digest('hex')}.json`;
  used.add(name);
  const file = join(folder, name);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not cached yet, or another build is writing it.
  }
  const result = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(result));
  return result;
}

/** Removes cached results that this build did not use. */
export function forgetUnused() {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!used.has(name)) rmSync(join(folder, name), { force: true });
  }
}
