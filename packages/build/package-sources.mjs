/** The sources of the packages, and which package a file belongs to. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packagesDir = fileURLToPath(new URL('..', import.meta.url));

/** @param {RegExp} name of the files @returns {string[]} absolute paths, sorted */
export function packageSources(name) {
  return readdirSync(packagesDir)
    .map((folder) => join(packagesDir, folder, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => name.test(file))
    .sort();
}

/** @param {string} file absolute path @returns {string} the folder name of its package */
export function packageOf(file) {
  return relative(packagesDir, file).split(sep)[0] ?? '';
}

/** From the package's `src`, without extension. @param {string} file absolute path */
export function pathInSource(file) {
  const [, , ...path] = relative(packagesDir, file).split(sep);
  return path.join('/').replace(/\.tsx?$/, '');
}
