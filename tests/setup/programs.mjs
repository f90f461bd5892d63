import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} name  of a program @returns {string | undefined} its path */
export function onPath(name) {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));
}
