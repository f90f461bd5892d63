/**
 * Builds `packages/sandbox/dist`: the demo host's reference API as a command, with the files that it
 * reads.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFields, bundleForNode } from '../../demo-host/bundle.mjs';
import { hashOf, root, sourceInputs } from './freshness.mjs';
import { BuildError } from './report.mjs';

const host = join(root, 'demo-host');
const directory = join(root, 'packages/sandbox');
const folder = join(directory, 'dist');

export const sandboxOutput = join(folder, 'sandbox.mjs');

/** What the API reads while it runs, in the demo host's folder. */
const readFiles = [
  'api/database/migrations',
  'api/seed/files',
  'api/identity/passwords/common-passwords.txt',
];

const parts = ['api', 'hosted-fields', 'sandbox', 'website/html.ts', 'http-server.ts', 'paths.ts'];

export const sandboxInputs = () =>
  hashOf(
    [...parts, 'bundle.mjs', 'package.json'].map((part) => join(host, part)),
    [sourceInputs()],
  );

/** @throws {BuildError} if the package does not depend on what the demo host does */
export async function buildSandbox() {
  const names = await bundleForNode(join(host, 'sandbox/command.ts'), sandboxOutput);
  await bundleFields(join(folder, 'demo-host/dist/hosted-fields'));
  for (const path of readFiles) {
    cpSync(join(host, path), join(folder, 'demo-host', path), { recursive: true });
  }
  const { dependencies } = readJson(join(host, 'package.json'));
  const needed = JSON.stringify(
    Object.fromEntries(names.map((name) => [name, dependencies[name]])),
  );
  const declared = JSON.stringify(readJson(join(directory, 'package.json')).dependencies);
  if (declared !== needed)
    throw new BuildError(`The dependencies of packages/sandbox have to be ${needed}.`);
  return names.length;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
