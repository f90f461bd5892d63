/**
 * The list of all widgets, read from the sources: one `*.element.ts` per tag, which contains
 * `export const <name> = defineWidget({ tag: 'portico-…', … view: View, })`.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './freshness.mjs';
import { packageSources } from './package-sources.mjs';
import { BuildError } from './report.mjs';

/** The prefix of the virtual module id of a tag's entry. */
export const prefix = '\0widget:';

const declaration = /export const (\w+)[^=]*= defineWidget\b/;
const tagLine = /\btag: '(portico-[a-z-]+)'/;
const viewLine = /\bview: (\w+),/;

/**
 * @typedef {object} WidgetSource
 * @property {string} tag   `portico-sign-in`
 * @property {string} name  of the exported constant
 * @property {string} view  the name of its view
 * @property {string} file  absolute path
 */

/** @returns {WidgetSource[]} by tag @throws {BuildError} without a tag, or with a tag twice */
export function findWidgets() {
  const widgets = packageSources(/\.element\.tsx?$/)
    .map(readWidget)
    .sort((a, b) => (a.tag < b.tag ? -1 : 1));
  widgets.forEach(({ tag, file }, index) => {
    const before = widgets[index - 1];
    if (before?.tag === tag)
      throw new BuildError(`${tag} is declared twice: ${before.file}, ${file}`);
  });
  return widgets;
}

/** @returns {WidgetSource} */
function readWidget(file) {
  const text = readFileSync(file, 'utf8');
  const name = declaration.exec(text)?.[1];
  const tag = tagLine.exec(text)?.[1];
  const view = viewLine.exec(text)?.[1];
  if (name === undefined || tag === undefined || view === undefined) {
    throw new BuildError(
      `${relative(root, file)} must contain: export const name = defineWidget({ tag: 'portico-…', … view: View, })`,
    );
  }
  return { tag, name, view, file };
}

/** `sign-in` for `portico-sign-in`. @param {string} tag */
export const shortName = (tag) => tag.replace('portico-', '');

/** @param {string | null} [moduleId] @returns {string | undefined} the tag an entry chunk registers */
export function tagOf(moduleId) {
  return moduleId?.startsWith(prefix) ? moduleId.slice(prefix.length) : undefined;
}

/**
 * @param {Iterable<{ fileName: string, facadeModuleId?: string | null }>} files
 * @returns {[tag: string, entry: string][]}
 */
export function tagEntries(files) {
  return [...files]
    .map(({ facadeModuleId, fileName }) => [tagOf(facadeModuleId), fileName])
    .filter(([tag]) => tag !== undefined);
}
