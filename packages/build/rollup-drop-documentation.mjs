/**
 * Removes the documentation in declarations of widgets and properties. References, types
 * and stories are generated from it; a borrower's browser does not need it.
 */
import { relative } from 'node:path';
import MagicString from 'magic-string';
import { parseAst } from 'rollup/parseAst';
import { packagesDir } from './package-sources.mjs';

/** Calls that declare something, and the fields of their argument that are not read at run time. */
const declaration = /\b(defineWidget|(string|boolean|number|choice|json)Property)\(/;
const ofWidgets = ['summary', 'events', 'parts', 'reservedHeight'];
const ofProperties = ['doc'];

/** Where they are made: fields, each on its line of the transpiled code, that only references read. */
const made = {
  file: /[\\/]define[\\/](common-properties|json-property|properties)\.ts$/,
  unread: /^\s*(kind|doc|type|choices): .*,$/gm,
};

/** @returns {import('rollup').Plugin} works on JavaScript: runs after the types are removed */
export function dropDocumentation() {
  return {
    name: 'portico-drop-documentation',
    transform(code, id) {
      if (relative(packagesDir, id).startsWith('..')) return null;
      const text = withoutDocumentation(code, id);
      return text && { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}

/** @returns {MagicString | undefined} undefined for code without a declaration */
export function withoutDocumentation(code, id) {
  if (!declaration.test(code)) return undefined;
  const text = new MagicString(code);
  if (made.file.test(id)) text.replace(made.unread, '');
  for (const { callee, arguments: given } of callsIn(parseAst(code))) {
    if (!declaration.test(`${callee.name}(`)) continue;
    const unread = callee.name === 'defineWidget' ? ofWidgets : ofProperties;
    for (const { properties = [] } of given) {
      properties.forEach(({ key, start, end }, index) => {
        // The last may leave a comma before it.
        if (unread.includes(key?.name)) text.remove(start, properties[index + 1]?.start ?? end);
      });
    }
  }
  return text;
}

function* callsIn(node) {
  if (node.type === 'CallExpression') yield node;
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === 'string') yield* callsIn(child);
  }
}
