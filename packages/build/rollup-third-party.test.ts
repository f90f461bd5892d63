import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { root } from './freshness.mjs';
import { materials } from './rollup-third-party.mjs';

const valibot = {
  folder: join(root, 'node_modules/valibot'),
  name: 'valibot',
  version: '1.5.0',
  license: 'MIT',
};
const purify = {
  folder: join(root, 'node_modules/dompurify'),
  name: '@scope/purify',
  version: '3.4.18',
  license: '(MPL-2.0 OR Apache-2.0)',
};
const locked = {
  'node_modules/valibot': { integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}` },
  'node_modules/dompurify': { integrity: `sha512-${Buffer.alloc(64, 2).toString('base64')}` },
};

describe('the bill of materials', () => {
  it('names each package with version, licence and the hash of the lockfile', () => {
    const { components } = materials('1.0.0', [valibot, purify], locked);
    expect(components).toMatchObject([
      {
        name: 'valibot',
        purl: 'pkg:npm/valibot@1.5.0',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
      },
      {
        purl: 'pkg:npm/%40scope/purify@3.4.18',
        licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }],
      },
    ]);
  });

  it('fails for a package without a hash in the lockfile', () => {
    expect(() => materials('1.0.0', [valibot], {})).toThrow('no hash of valibot');
  });

  it('[POR-047] is valid CycloneDX for both builds, and names every bundled package', () => {
    expect(validate(materials('1.0.0', [valibot, purify], locked))).toEqual([]);
    for (const build of ['cdn', 'cdn-react']) {
      const folder = join(root, 'dist', build, '1.0.0');
      // Unit tests need no build; an existing one is checked.
      if (!existsSync(join(folder, 'sbom.cdx.json'))) continue;
      const bom: Bom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
      expect(validate(bom)).toEqual([]);
      const named = bom.components.map(({ name, version }) => `${name} ${version}`);
      expect(named).toEqual(noticed(folder));
    }
  });
});

type Bom = ReturnType<typeof materials>;

/** As listed in `third-party.txt`. */
function noticed(folder: string): string[] {
  const text = readFileSync(join(folder, 'third-party.txt'), 'utf8');
  return [...text.matchAll(/^(\S+ \d+\.\d+\.\d+\S*) \(.+\)$/gm)].map(([, name = '']) => name);
}

function validate(bom: object): unknown[] {
  const library = dirname(
    createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json'),
  );
  const schema = (name: string): object =>
    JSON.parse(readFileSync(join(library, 'res/schema', `${name}.SNAPSHOT.schema.json`), 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const check = ajv.compile(schema('bom-1.6'));
  check(bom);
  return check.errors ?? [];
}
