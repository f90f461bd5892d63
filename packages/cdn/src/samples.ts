import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const loader = `import './Ab12Cd34/sign-in.js';\n${'// code\n'.repeat(40)}`;

/** Writes versions as the build makes them, with few and short files, for tests. */
export async function sampleVersions(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-cdn-'));
  for (const name of names) await writeVersion(join(folder, name), name);
  return folder;
}

async function writeVersion(directory: string, name: string): Promise<void> {
  await mkdir(join(directory, 'Ab12Cd34'), { recursive: true });
  const files = {
    'loader.js': { integrity: `sha384-loader-${name}`, bytes: loader.length },
    'Ab12Cd34/sign-in.js': { integrity: `sha384-sign-in-${name}`, bytes: 20 },
  };
  const entry = 'Ab12Cd34/sign-in.js';
  const tag = { entry, preload: [], later: [], first: {}, style: 'display:block' };
  const ofTags = { ahead: entry, always: [], tags: { 'portico-sign-in': tag } };
  const contents = {
    'loader.js': loader,
    'loader.js.map': '{}',
    'portico.css': `/* ${name} */`,
    'Ab12Cd34/sign-in.js': `export const version = '${name}';`,
    'manifest.json': JSON.stringify({ version: name, files, ...ofTags }),
    'sbom.cdx.json': '{}',
    'third-party.txt': 'MIT',
  };
  for (const [path, text] of Object.entries(contents)) await writeFile(join(directory, path), text);
}
