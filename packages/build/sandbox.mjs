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

/** The packages whose sources are bundled, with the versions of what they import. */
const bundled = [host, join(root, 'packages/server')];

export const sandboxInputs = () =>
  hashOf(
    [
      ...[...parts, 'bundle.mjs'].map((part) => join(host, part)),
      ...bundled.map((folder) => join(folder, 'package.json')),
    ],
    [sourceInputs()],
  );

/** @throws {BuildError} if the package does not depend on what the bundled code imports */
export async function buildSandbox() {
  const names = await bundleForNode(join(host, 'sandbox/command.ts'), sandboxOutput);
  await bundleFields(join(folder, 'demo-host/dist/hosted-fields'));
  for (const path of readFiles) {
    cpSync(join(host, path), join(folder, 'demo-host', path), { recursive: true });
  }
  const dependencies = Object.assign(
    {},
    ...bundled.map((folder) => readJson(join(folder, 'package.json')).dependencies),
  );
  const needed = JSON.stringify(
    Object.fromEntries(names.map((name) => [name, dependencies[name]])),
  );
  const declared = JSON.stringify(readJson(join(directory, 'package.json')).dependencies);
  if (declared !== needed)
    throw new BuildError(`The dependencies of packages/sandbox have to be ${needed}.`);
  return names.length;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
