/**
 * Reads every widget's declaration and doc comment from the sources, as plain data; the styles must be
 * written.
 */
import { join } from 'node:path';
import { findWidgets } from '../../build/widgets.mjs';
import { importSources } from '../../build/import-sources.mjs';
import { packageOf, packagesDir, pathInSource } from '../../build/package-sources.mjs';
import { widgetNotes } from './widget-notes.mjs';

const describing = join(packagesDir, 'element/src/define/describe-widget.ts');

/**
 * @typedef {import('../src/define/describe-widget').WidgetDescription & Source} Described
 * @typedef {object} Source
 * @property {string} package  its package's folder name, such as `sign-in`
 * @property {string} name     of the constant that declares it
 * @property {string} file     where, from the package's `src` and without its extension
 */

/**
 * @param {readonly { name: string, file: string }[]} [others]  widgets outside the packages
 * @returns {Promise<Described[]>} by tag
 */
export async function collectWidgets(others = []) {
  const widgets = [...findWidgets(), ...others];
  const lines = widgets.map(
    ({ name, file }, index) => `export { ${name} as w${index} } from ${JSON.stringify(file)};`,
  );
  const { describeWidget, ...declared } = await importSources(
    'declarations',
    [`export { describeWidget } from ${JSON.stringify(describing)};`, ...lines].join('\n'),
  );
  return widgets.map(({ name, file }, index) => ({
    ...describeWidget(declared[`w${index}`], widgetNotes({ name, file })),
    ...{ package: packageOf(file), name, file: pathInSource(file) },
  }));
}

/** @param {readonly Described[]} widgets @returns {Map<string, Described[]>} by package */
export function byPackage(widgets) {
  const groups = new Map();
  for (const widget of widgets) {
    groups.set(widget.package, [...(groups.get(widget.package) ?? []), widget]);
  }
  return groups;
}
