/** Everything that is generated from the declarations, as file name → text. Pure. */
import { customElementsManifest } from './custom-elements.mjs';
import { htmlData } from './html-data.mjs';
import { elementTypes } from './element-types.mjs';
import { readmeTables } from './readme-tables.mjs';

/** The text between these markers in a README is generated. */
const begin = '<!-- elements: generated -->';
const end = '<!-- /elements -->';

/**
 * @param {readonly import('./collect.mjs').Described[]} widgets
 * @param {(file: string) => string | undefined} read  the file's current text, for the READMEs
 * @returns {Map<string, { text: string, parser: string }>} by path from the repository root
 */
export function outputs(widgets, read) {
  const files = new Map();
  for (const [folder, own] of byPackage(widgets)) {
    const json = (value) => ({ text: JSON.stringify(value), parser: 'json' });
    files.set(`packages/${folder}/custom-elements.json`, json(customElementsManifest(own)));
    files.set(`packages/${folder}/html-data.json`, json(htmlData(own)));
    files.set(`packages/${folder}/src/elements.ts`, {
      text: elementTypes(own),
      parser: 'typescript',
    });
    const readme = read(`packages/${folder}/README.md`);
    if (readme !== undefined) {
      const text = withReference(readme, readmeTables(own));
      files.set(`packages/${folder}/README.md`, { text, parser: 'markdown' });
    }
  }
  return files;
}

/** Replaces the reference, or appends it to a README that has none. */
function withReference(readme, tables) {
  const reference = `${begin}\n\n${tables}\n\n${end}`;
  return readme.includes(begin)
    ? readme.replace(new RegExp(`${begin}[^]*?${end}`), () => reference)
    : `${readme}\n${reference}\n`;
}

function byPackage(widgets) {
  const groups = new Map();
  for (const widget of widgets) {
    groups.set(widget.package, [...(groups.get(widget.package) ?? []), widget]);
  }
  return groups;
}
