/** Writes `sbom.cdx.json`: a CycloneDX 1.6 bill of materials of the packages in the bundle. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { bundledPackages } from './bundled-packages.mjs';
import { root } from './freshness.mjs';
import { BuildError } from './report.mjs';

/** @param {{ version: string }} options @returns {import('rollup').Plugin} */
export function billOfMaterials({ version }) {
  return {
    name: 'portico-sbom',
    generateBundle: {
      // After all files have moved to their folder: this one is next to the loader.
      order: 'post',
      handler(_options, bundle) {
        const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
        const bom = materials(version, bundledPackages(bundle), lock.packages);
        const source = `${JSON.stringify(bom, undefined, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source });
      },
    },
  };
}

/**
 * Without date and serial number, so that the same sources make the same file.
 *
 * @param {string} version
 * @param {ReturnType<typeof bundledPackages>} packages
 * @param {Record<string, { integrity?: string }>} locked packages of the lockfile, by folder
 */
export function materials(version, packages, locked) {
  const suite = `pkg:generic/portico@${version}`;
  const components = packages.map(({ folder, name, version, license }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const place = relative(root, folder).split(sep).join('/');
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      licenses: [/[\s(]/.test(license) ? { expression: license } : { license: { id: license } }],
      hashes: [hashOf(name, locked[place]?.integrity)],
    };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
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
