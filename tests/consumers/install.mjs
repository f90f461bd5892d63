/** Puts a consumer's sources into a folder of the cache and installs what it depends on. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/index.mjs';
import { folderOf, npm } from './npm.mjs';

/**
 * Does nothing if the same is installed already. Packages are the tarballs that the app needs; npm
 * takes all else from its own cache where it can.
 *
 * @param {string} name  of the folder in `apps`
 * @param {readonly import('./release.mjs').Tarball[]} tarballs
 * @returns {Promise<string>} the folder
 */
export async function installApp(name, tarballs) {
  const source = join(root, 'tests', 'consumers', 'apps', name);
  const folder = folderOf(name);
  const installed = join(folder, 'installed.json');
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const packages = neededBy(Object.keys(manifest.dependencies), tarballs).map((one) => [
    one.name,
    `file:${one.file}`,
  ]);
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(packages) };
  const wanted = JSON.stringify({ ...manifest, dependencies });

  for (const part of ['src', 'app']) rmSync(join(folder, part), { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wanted);
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return folder;
  await npm(folder, [
    'install',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-package-lock',
    '--include=dev',
    '--no-audit',
    '--no-fund',
  ]);
  writeFileSync(installed, wanted);
  return folder;
}

/** The packages of these names, and those that they depend on. */
function neededBy(names, tarballs) {
  const found = new Set();
  const add = (name) => {
    const tarball = tarballs.find((one) => one.name === name);
    if (tarball === undefined || found.has(tarball)) return;
    found.add(tarball);
    tarball.needs.forEach(add);
  };
  names.forEach(add);
  return [...found];
}
