/**
 * Writes, next to the loader, what npm packages are in the bundle: `third-party.txt` with their
 * licences, and `sbom.cdx.json`, a CycloneDX 1.6 bill of materials.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './freshness.mjs';
import { BuildError } from './report.mjs';

const packageFolder = /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** @typedef {{ folder: string, name: string, version: string, license: string }} Bundled */

/** @param {{ version: string }} options @returns {import('rollup').Plugin} */
export function thirdParty({ version }) {
  return {
    name: 'portico-third-party',
    generateBundle: {
      // After all other files have moved to their folder.
      order: 'post',
      handler(_options, bundle) {
        const packages = bundledPackages(bundle);
        const notices = packages.map(notice).join(`\n${'-'.repeat(72)}\n\n`);
        this.emitFile({ type: 'asset', fileName: 'third-party.txt', source: notices });
        const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
        const bom = materials(version, packages, lock.packages);
        const source = `${JSON.stringify(bom, undefined, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source });
      },
    },
  };
}

/** Those with code left after bundling. @returns {Bundled[]} by name */
function bundledPackages(bundle) {
  const modules = Object.values(bundle).flatMap((file) => Object.entries(file.modules ?? {}));
  const folders = modules.flatMap(([id, { code }]) => (code && packageFolder.exec(id)?.[1]) || []);
  return [...new Set(folders)].sort().map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { ...manifest, folder };
  });
}

/** @param {Bundled} bundled */
function notice({ folder, name, version, license }) {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/**
 * Without date and serial number, so that the same sources make the same file.
 *
 * @param {string} version
 * @param {Bundled[]} packages
 * @param {Record<string, { integrity?: string }>} locked packages of the lockfile, by folder
 */
export function materials(version, packages, locked) {
  const suite = `pkg:generic/portico@${version}`;
  const components = packages.map(({ folder, name, version, license }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const place = relative(root, folder).split(sep).join('/');
    return {
      ...{ type: 'library', 'bom-ref': purl, name, version, purl },
      licenses: [/[\s(]/.test(license) ? { expression: license } : { license: { id: license } }],
      hashes: [hashOf(name, locked[place]?.integrity)],
    };
  });
  return {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: {
      component: { type: 'application', 'bom-ref': suite, name: 'portico', version, purl: suite },
    },
    components,
    dependencies: [{ ref: suite, dependsOn: components.map(({ purl }) => purl) }],
  };
}

/** The hash of the package's archive, from the lockfile. */
function hashOf(name, integrity = '') {
  const [, alg, content] = /^sha(\d+)-(.+)$/.exec(integrity) ?? [];
  if (content === undefined) throw new BuildError(`The lockfile has no hash of ${name}.`);
  return { alg: `SHA-${alg}`, content: Buffer.from(content, 'base64').toString('hex') };
}
