import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder above a file that contains the demo host's. */
function folderAbove(start: string): string {
  let folder = dirname(start);
  while (!existsSync(join(folder, 'demo-host'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No demo host above ${start}`);
    folder = parent;
  }
  return folder;
}

/**
 * The repository's folder; in the package of the sandbox, the folder of its build. Searched for,
 * because the host runs from its sources in tests and from a bundle in another folder otherwise.
 */
export const repository = folderAbove(fileURLToPath(import.meta.url));

/** A path inside the demo host's folder. */
export function hostPath(...parts: readonly string[]): string {
  return join(repository, 'demo-host', ...parts);
}

const require = createRequire(join(repository, 'demo-host', 'package.json'));

/** A file of a package from npm: `packageFile('bootstrap/dist/css/bootstrap.min.css')`. */
export function packageFile(name: string): string {
  return require.resolve(name);
}
