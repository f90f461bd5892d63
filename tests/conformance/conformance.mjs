#!/usr/bin/env node
/** `npm run conformance -- URL`: the command of packages/conformance, from its sources. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const source = new URL('../../packages/conformance/src/command/command.ts', import.meta.url);

const folder = await mkdtemp(join(tmpdir(), 'portico-conformance-'));
const outfile = join(folder, 'command.mjs');
await build({
  entryPoints: [fileURLToPath(source)],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['@portico/source'],
  logLevel: 'warning',
});
const { runCommand } = await import(pathToFileURL(outfile).href);
await rm(folder, { recursive: true });
process.exitCode = await runCommand(process.argv.slice(2));
