/** Reads what the doc comments of a widget and of its properties say. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../build/freshness.mjs';
import { packagesDir } from '../../build/package-sources.mjs';
import { BuildError } from '../../build/report.mjs';
import { docComment } from './doc-comments.mjs';
import { importedSource } from './source-graph.mjs';

const common = join(packagesDir, 'element/src/define/common-properties.ts');

/**
 * @param {{ file: string, name: string }} widget  where it is declared
 * @returns {import('../src/define/describe-widget').WidgetNotes}
 * @throws {BuildError} without a reserved height
 */
export function widgetNotes({ file, name }) {
  const { source, statement, value } = declarationIn(file, name);
  const { text, tags } = docComment(source, statement);
  const all = (tag) => tags.filter((one) => one.name === tag).map((one) => one.text);
  const [height] = all('reservedHeight');
  if (!/^(\d+|viewport)$/.test(height ?? ''))
    throw new BuildError(`${relative(root, file)}: ${name} needs @reservedHeight`);
  return {
    summary: text,
    events: all('fires'),
    slots: all('slot').map(named),
    parts: all('csspart').map(named),
    reservedHeight: height === 'viewport' ? height : Number(height),
    properties: { ...propertyNotes(source, propertiesIn(value)), ...commonNotes() },
  };
}

function commonNotes() {
  const { source, value } = declarationIn(common, 'commonProperties');
  return propertyNotes(source, value);
}

/** `logo - The lender's logo.` */
function named(text) {
  const [name, ...doc] = text.split(' - ');
  return { name, doc: doc.join(' - ') };
}

/** The constant of this name, its statement and its value. */
function declarationIn(file, name) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    const found = statement.declarationList.declarations.find((one) => one.name.text === name);
    if (found) return { source, statement, value: found.initializer };
  }
  throw new BuildError(`${relative(root, file)} does not declare ${name}`);
}

/** The properties in the declaration that `defineWidget` is called with. */
const propertiesIn = ({ arguments: [declaration] }) => entryOf(declaration, 'properties');

const entryOf = ({ properties }, name) =>
  properties.find((one) => one.name?.text === name)?.initializer;

/** Of an object of properties, which can spread another one that its file imports. */
function propertyNotes(source, { properties }) {
  return Object.fromEntries(
    properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) return spreadNotes(source, property.expression.text);
      const { text, tags } = docComment(source, property);
      const type = tags.find(({ name }) => name === 'type')?.text.replace(/^\{(.*)\}$/, '$1');
      return [[property.name.text, { doc: text, type }]];
    }),
  );
}

function spreadNotes(source, name) {
  const { moduleSpecifier } = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) =>
      importClause?.namedBindings?.elements?.some((one) => one.name.text === name),
    );
  const other = declarationIn(importedSource(source.fileName, moduleSpecifier.text), name);
  return Object.entries(propertyNotes(other.source, other.value));
}
