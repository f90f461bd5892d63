/** The packages of the release, as npm installs them from its folder. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { releaseFolder, releaseOutput } from '../../packages/build/release.mjs';
import { wordpressOutput } from '../../packages/wordpress/make/wordpress.mjs';
import { cache } from './npm.mjs';

/**
 * @typedef {object} Tarball
 * @property {string} name    `@portico/sign-in`
 * @property {string} file    a copy named by its content, so that npm installs what has changed
 * @property {string[]} files what is in it
 * @property {Record<string, { types: string, default: string }>} exports
 * @property {string[]} data   the files for editors and tools that its package.json names
 * @property {string[]} needs  the names of the packages it depends on
 */

const list = () => JSON.parse(readFileSync(releaseOutput, 'utf8'));

/** @returns {Tarball[]} */
export function readTarballs() {
  const { packages, files } = list();
  const folder = join(cache, 'tarballs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return Object.entries(packages).map(([name, path]) => {
    const { sha256 } = files.find((file) => file.path === path);
    const file = join(folder, basename(path).replace(/\.tgz$/, `-${sha256.slice(0, 12)}.tgz`));
    copyFileSync(join(releaseFolder, path), file);
    const manifest = JSON.parse(tar('-xOzf', file, 'package/package.json'));
    return {
      ...{ name, file, exports: manifest.exports },
      files: tar('-tzf', file)
        .trim()
        .split('\n')
        .map((entry) => entry.replace('package/', '')),
      data: [manifest.customElements, manifest['web-types']].filter((one) => one !== undefined),
      needs: Object.keys(manifest.dependencies ?? {}),
    };
  });
}

const tar = (...args) => execFileSync('tar', args, { encoding: 'utf8' });

/** What is missing in a tarball: its licence, its README, or a file that it exports or names. */
export function missingFiles({ files, exports, data }) {
  const exported = Object.values(exports)
    .flatMap((target) => [target.types, target.default])
    .filter((path) => path !== undefined);
  const named = [...exported.map((path) => path.replace('./', '')), ...data];
  return ['LICENSE', 'README.md', ...named].filter((path) => !files.includes(path));
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * What a lender is to receive, and the release's list has not, or has with another hash; the plugin
 * has that of the one which `tests/wordpress` installs.
 */
export function wrongInRelease() {
  const { version, files } = list();
  const paths = files.map(({ path }) => path);
  const wanted = [
    ...['files', 'wordpress', 'portal-site'].map((part) => `portico-${part}-${version}.zip`),
    ...['README.md', 'LICENSE', 'CHANGELOG.md', 'UPGRADE.md', 'sbom.cdx.json', 'docs/index.html'],
  ];
  const sums = readFileSync(join(releaseFolder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  const changed = sums.filter((line) => {
    const [sum, path] = line.split('  ');
    return hashOf(join(releaseFolder, path)) !== sum;
  });
  const tested = `${hashOf(wordpressOutput)}  portico-wordpress-${version}.zip`;
  const unlisted = paths.filter((path) => !sums.some((line) => line.endsWith(`  ${path}`)));
  const untested = sums.includes(tested) ? [] : [tested];
  return [...wanted.filter((path) => !paths.includes(path)), ...changed, ...unlisted, ...untested];
}
