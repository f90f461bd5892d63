/**
 * What the developer messages of `@portico/core` know: the tags with their attributes, settings,
 * texts, style properties and parts. Pure.
 */

const unique = (found) => [...new Set(found)].sort();

/**
 * @param {readonly import('./collect.mjs').Described[]} widgets
 * @param {readonly import('./collect-catalogues.mjs').Catalogue[]} catalogues
 * @param {readonly import('./collect-settings.mjs').SettingDescription[]} settings
 * @param {readonly string[]} sources  the texts of the source files
 * @returns {import('../../core/src/diagnose/catalogue').Catalogue}
 */
export function knownNames(widgets, catalogues, settings, sources) {
  const all = (pattern) =>
    unique(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));
  return {
    tags: Object.fromEntries(
      widgets.map(({ tag, properties, attributes }) => [
        tag,
        Object.fromEntries([
          ...properties.map(({ attribute, type }) => [attribute, type]),
          ...attributes.map(({ name, type }) => [name, type]),
        ]),
      ]),
    ),
    settings: Object.fromEntries(settings.map((setting) => [setting.key, readingOf(setting)])),
    texts: textsByGroup(catalogues),
    properties: all(/--portico-([a-z][a-z0-9-]*[a-z0-9])/g),
    parts: unique([
      ...widgets.flatMap(({ parts }) => parts.map(({ name }) => name)),
      ...all(/\bpart(?:=|: ?)(?:\{[^}"'`]*)?["'`]([a-z -]+)/g).flatMap((names) => names.split(' ')),
    ]),
  };
}

/** How a value is read. */
function readingOf({ kind, options: { setupOnly, alwaysShown, pattern } }) {
  return { kind, setupOnly, alwaysShown, pattern };
}

/** Each text with its placeholders. */
function textsByGroup(catalogues) {
  const groups = {};
  for (const { group, english } of catalogues) {
    const words = Object.entries(english).map(
      ([key, sentence]) => key + unique(sentence.match(/\{\w+\}/g) ?? []).join(''),
    );
    groups[group] = [...(groups[group] ?? []), ...words];
  }
  return Object.fromEntries(
    Object.keys(groups)
      .sort()
      .map((group) => [group, unique(groups[group]).join(' ')]),
  );
}

/** Before a regular expression, which JSON does not have. */
const regExp = 'RegExp ';

/** @param {import('../../core/src/diagnose/catalogue').Catalogue} names */
export function knownNamesModule(names) {
  const written = JSON.stringify(
    names,
    (_, value) => (value instanceof RegExp ? `${regExp}${value}` : value),
    2,
  );
  const literals = new RegExp(`"${regExp}(.*?[^\\\\])"`, 'g');
  return `// Made from the sources by packages/element/build
import type { Catalogue } from './catalogue';

export const catalogue: Catalogue = ${written.replace(literals, (_, text) => JSON.parse(`"${text}"`))};
`;
}
