/** Which calls, documents and uploads of the contract each tag needs, by the imports of the sources. */
import { join, sep } from 'node:path';
import { packagesDir } from '../../build/package-sources.mjs';
import { findWidgets } from '../../build/widgets.mjs';
import { everyWidget, readersOf } from './readers.mjs';
import { SourceGraph, keyOf } from './source-graph.mjs';

const calls = join(packagesDir, 'contract/src/calls') + sep;
/** Every first screen waits for the setup, which is requested without its declaration. */
const setup = { file: join(packagesDir, 'contract/src/setup.ts'), name: 'setupTarget' };

/** @returns {Record<string, readonly string[]>} by the name of what `contract/src/calls` declares */
export function collectCalls() {
  const graph = new SourceGraph();
  const tagsOf = readersOf(graph, findWidgets());
  const all = findWidgets().map(({ tag }) => tag);
  const tags = (key) => {
    const found = tagsOf.get(key) ?? [];
    return found.includes(everyWidget) ? all : [...found].sort();
  };
  const isDocumented = ([file, name]) => graph.find({ file, name: `${name}Docs` }).length > 0;
  const named = [...tagsOf.keys()]
    .filter((key) => key.startsWith(calls) && isDocumented(key.split('#')))
    .map((key) => [key.split('#')[1], tags(key)]);
  const entries = [['applicationOptions', tags(keyOf(setup))], ...named];
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
