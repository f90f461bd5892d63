/**
 * Removes the documentation in declarations of widgets, properties and settings. References, types
 * and stories are generated from it; a borrower's browser does not need it.
 */
import { relative } from 'node:path';
import MagicString from 'magic-string';
import { parseAst } from 'rollup/parseAst';
import { packagesDir } from '../ui/build/sources.mjs';

const ofSettings = ['doc', 'for'];
const ofProperties = ['doc'];

/** Declaring function → the fields of its argument that are not read at run time. */
const documentation = new Map([
  ['defineWidget', ['summary', 'events', 'settings', 'parts', 'reservedHeight']],
  ...['flag', 'number', 'text', 'richText', 'address', 'picture', 'list'].map((name) => [
    name,
    ofSettings,
  ]),
  ...['string', 'boolean', 'number', 'choice', 'json'].map((kind) => [
    `${kind}Property`,
    ofProperties,
  ]),
]);
const declares = new RegExp(`\\b(${[...documentation.keys()].join('|')})\\(`);

const madeHere = /[\\/]core[\\/]src[\\/]settings[\\/](setting|list)\.ts$/;

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
  if (!declares.test(code)) return undefined;
  const text = new MagicString(code);
  // Settings carry `kind` and `notes` only for the reference.
  if (madeHere.test(id)) text.replace(/\bkind: "\w+",|,\s*notes(?=\s*\})/g, '');
  for (const { properties } of declarations(parseAst(code))) dropFrom(properties, text);
  return text;
}

/** Each argument of a declaring call, with its properties and which of them to remove. */
function* declarations(node) {
  if (node.type === 'CallExpression') {
    const fields = documentation.get(node.callee.name);
    for (const argument of fields ? node.arguments : []) {
      if (argument.type !== 'ObjectExpression') continue;
      yield {
        properties: argument.properties.map((property) => ({
          ...property,
          goes: property.type === 'Property' && fields.includes(property.key.name),
        })),
      };
    }
  }
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) {
      if (typeof one?.type === 'string') yield* declarations(one);
    }
  }
}

/** Removes the marked properties, each with the comma after it, or for the last the one before. */
function dropFrom(properties, text) {
  properties.forEach(({ goes, start, end }, index) => {
    if (!goes) return;
    const next = properties[index + 1];
    const kept = properties.slice(0, index).findLast((property) => !property.goes);
    if (next !== undefined) text.remove(start, next.start);
    else text.remove(kept?.end ?? start, end);
  });
}
