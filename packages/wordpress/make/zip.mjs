/** Writes zip files, the same bytes for the same content. */
import { zipSync } from 'fflate';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The first day of the format: no time of the build is in the file. */
const mtime = new Date(1980, 0, 1);

/**
 * @param {string} folder with the files
 * @param {string} name   of the folder in the zip
 * @returns {Uint8Array}
 */
export function zip(folder, name) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [
      `${name}/${relative(folder, file).split(sep).join('/')}`,
      new Uint8Array(readFileSync(file)),
    ]);
  return zipSync(Object.fromEntries(files), { level: 9, mtime });
}
