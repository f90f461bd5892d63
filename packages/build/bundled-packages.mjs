/** The npm packages that are in the built files: those with code left after bundling. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageFolder = /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * @param {import('rollup').OutputBundle} bundle
 * @returns {{ folder: string, name: string, version: string, license: string }[]}  by name
 */
export function bundledPackages(bundle) {
  const modules = Object.values(bundle).flatMap((file) =>
    Object.entries(file.modules ?? {}).flatMap(([id, { code }]) => (code ? [id] : [])),
  );
  const folders = new Set(modules.flatMap((id) => packageFolder.exec(id)?.[1] ?? []));
  return [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    return { folder, name, version, license };
  });
}
