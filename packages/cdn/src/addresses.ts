import type { Keeping } from './headers';

/** The folder of the versions on every server: `/portico/1.4.2/loader.js`. */
export const suiteFolder = 'portico';

/**
 * The addresses that move with new versions: `1` and `1.4` → the newest version of each.
 *
 * @param names of the versions, the newest first
 */
export function movingAddresses(names: readonly string[]): ReadonlyMap<string, string> {
  const moving = new Map<string, string>();
  for (const name of names) {
    const [major = '', minor = ''] = name.split('.');
    for (const address of [major, `${major}.${minor}`]) {
      if (!moving.has(address)) moving.set(address, name);
    }
  }
  return moving;
}

/** The files that a page may load from a moving address. */
export const movingFiles = ['loader.js', 'portico.css'] as const;

/**
 * The loader at a moving address. It loads the exact version's, whose other files are next to it
 * and never change, so that no page mixes files of two versions.
 */
export function movingLoader(name: string): string {
  return `import '../${name}/loader.js';\n`;
}

/** An exact version never changes; everything else does. @param path in the folder of the versions */
export function keepingOf(path: string): Keeping {
  return /^\d+\.\d+\.\d+\//.test(path) ? 'forever' : 'briefly';
}
