/** One entry per tag, so that a page loads only the widgets it contains. */
import { join } from 'node:path';
import { root } from './freshness.mjs';
import { coreFile, wordsFile } from './page-protocol.mjs';
import { findWidgets, prefix, shortName } from './widgets.mjs';
import { presetModule } from './words-files.mjs';

/** The entry that only creates the page's core. */
const coreEntry = '\0core';

/** Where an entry adds its style rules: after its first screen, which creates the sheet. */
export const entryRules = '__PORTICO_ENTRY_RULES__';

/** @returns {import('rollup').Plugin} */
export function widgetEntries() {
  const widgets = new Map(findWidgets().map((widget) => [prefix + widget.tag, widget]));
  return {
    name: 'portico-widget-entries',

    options: (options) => ({
      ...options,
      input: {
        ...Object.fromEntries([...widgets].map(([id, { tag }]) => [shortName(tag), id])),
        [coreFile.slice(0, -3)]: coreEntry,
        [wordsFile.slice(0, -3)]: presetModule,
      },
    }),

    resolveId(id, importer) {
      if (widgets.has(id) || id === coreEntry) return { id, moduleSideEffects: true };
      if (importer === coreEntry)
        return this.resolve(id, join(root, 'packages/element/src/index.ts'));
      const widget = widgets.get(importer);
      return widget === undefined ? null : this.resolve(id, widget.file);
    },

    load(id) {
      if (id === coreEntry)
        return `import { completePageApi } from '@portico/core/internal';\ncompletePageApi();`;
      const widget = widgets.get(id);
      if (widget === undefined) return null;
      // Its first screen is next to it, by language, and contains the base styles. Not awaited
      // here: WebKit deadlocks if modules with top-level await import one another.
      return `import { loadFirstScreen, registerWidget } from '@portico/element';
import { ${widget.name} } from ${JSON.stringify(widget.file)};
void loadFirstScreen(import.meta.url).then((first) => {
  ${entryRules};
  registerWidget(${widget.name}, first);
});`;
    },
  };
}
