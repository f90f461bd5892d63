#!/usr/bin/env node
/**
 * `npm run generate`: writes the sources that are made from other sources and that git ignores. Every
 * command that reads them does it by itself.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeModules } from '../element/build/write-modules.mjs';
import { generatedFile, writeStyles } from '../ui/build/styles.mjs';
import { writeSentences } from './sentences/write-sentences.mjs';
import { isFresh, markFresh, root, sourceInputs } from './freshness.mjs';

/**
 * The sentences and styles first, because the elements' declarations cannot be read without them. Takes a third of
 * a second where nothing has changed.
 *
 * @returns {Promise<string[]>} the files that changed, absolute
 */
export async function writeSources() {
  if (isFresh('sources', sourceInputs(), [generatedFile])) return [];
  const changed = [...writeSentences(), ...(await writeStyles()), ...(await writeModules())];
  // What was written is among the inputs, so that a file that is changed or removed is made again.
  markFresh('sources', sourceInputs());
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of await writeSources()) console.log(relative(root, file));
}
