/** Which tags read a declaration: those whose declaration of the element reaches it. */
import { join } from 'node:path';
import { packagesDir } from '../../build/package-sources.mjs';
import { keyOf } from './source-graph.mjs';

/** Stands for all tags: what every element needs reads it. */
export const everyWidget = 'every widget';

const everyElement = { file: join(packagesDir, 'element/src/index.ts'), name: 'registerWidget' };

/**
 * @param {import('./source-graph.mjs').SourceGraph} graph
 * @param {readonly import('../../build/widgets.mjs').WidgetSource[]} widgets
 * @returns {ReadonlyMap<string, readonly string[]>} the tags of each declaration, as `keyOf` writes it
 */
export function readersOf(graph, widgets) {
  const tags = new Map();
  for (const key of graph.reach([everyElement])) tags.set(key, [everyWidget]);
  for (const widget of widgets) {
    // A tag within this one reads its settings itself.
    const others = widgets.filter((one) => one !== widget).flatMap((one) => partsOf(graph, one));
    for (const key of graph.reach([widget], new Set(others.map(keyOf)))) {
      const before = tags.get(key) ?? [];
      if (!before.includes(everyWidget)) tags.set(key, [...before, widget.tag]);
    }
  }
  return tags;
}

/** The declaration of an element and its view. */
const partsOf = (graph, { file, name, view }) => [
  { file, name },
  ...graph.find({ file, name: view }),
];
