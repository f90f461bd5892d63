#!/usr/bin/env node
/**
 * `node packages/element/build/generate.mjs [--check]`: writes what is generated from the elements'
 * declarations, or names the files that differ from it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { collectCatalogues } from './collect-catalogues.mjs';
import { collectWidgets } from './collect.mjs';
import { outputs } from './outputs.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const style = JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8'));

function read(file) {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** @returns {Promise<Map<string, string>>} the outdated files, each with its new text */
export async function staleOutputs() {
  const stale = new Map();
  const files = outputs(await collectWidgets(), await collectCatalogues(), read);
  for (const [file, { text, parser }] of files) {
    const formatted = await prettier.format(text, { ...style, parser });
    if (read(file) !== formatted) stale.set(file, formatted);
  }
  return stale;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = await staleOutputs();
  if (process.argv.includes('--check')) {
    for (const file of stale.keys()) console.error(`${file} differs from the declarations`);
    process.exit(stale.size === 0 ? 0 : 1);
  }
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  console.log(`elements: ${stale.size === 0 ? 'up to date' : [...stale.keys()].join(', ')}`);
}
