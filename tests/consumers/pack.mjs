/** Packs the packages as they would be published. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/index.mjs';
import { cache, npm } from './npm.mjs';

/**
 * @typedef {object} Tarball
 * @property {string} name    `@portico/sign-in`
 * @property {string} file    named by its content, so that npm installs what has changed
 * @property {string[]} files what is in it
 * @property {Record<string, { types: string, default: string }>} exports
 * @property {string[]} data   the files for editors and tools that its package.json names
 * @property {string[]} needs  the names of the packages it depends on
 */

/** @returns {Promise<Tarball[]>} */
export async function packPackages() {
  const folder = join(cache, 'tarballs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(join(root, 'packages')).filter((name) => manifestOf(name));
  const { output } = await npm(root, [
    'pack',
    '--json',
    '--ignore-scripts',
    `--pack-destination=${folder}`,
    ...names.map((name) => `--workspace=packages/${name}`),
  ]);
  const packed = Object.values(JSON.parse(output.slice(output.search(/^[[{]/m))));
  return packed.map(({ name, filename, files }) => {
    const made = join(folder, filename.replace('@', '').replace('/', '-'));
    const hash = createHash('sha256').update(readFileSync(made)).digest('hex').slice(0, 12);
    const file = made.replace(/\.tgz$/, `-${hash}.tgz`);
    renameSync(made, file);
    const manifest = manifestOf(name.replace('@portico/', ''));
    return {
      name,
      file,
      files: files.map(({ path }) => path),
      exports: manifest.exports,
      data: [manifest.customElements, manifest['web-types']].filter((path) => path !== undefined),
      needs: Object.keys(manifest.dependencies ?? {}),
    };
  });
}

/** What is missing in a tarball: its licence, its README, or a file that it exports or names. */
export function missingFiles({ files, exports, data }) {
  const exported = Object.values(exports)
    .flatMap((target) => [target.types, target.default])
    .filter((path) => path !== undefined);
  const named = [...exported.map((path) => path.replace('./', '')), ...data];
  return ['LICENSE', 'README.md', ...named].filter((path) => !files.includes(path));
}

function manifestOf(name) {
  try {
    return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
