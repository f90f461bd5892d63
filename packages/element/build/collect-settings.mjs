/** Reads every setting from the sources: its value by evaluation, its documentation from its comment. */
import ts from 'typescript';
import { join } from 'node:path';
import { importSources } from '../../build/import-sources.mjs';
import { packagesDir } from '../../build/package-sources.mjs';
import { findWidgets } from '../../build/widgets.mjs';
import { docComment } from './doc-comments.mjs';
import { everyWidget, readersOf } from './readers.mjs';
import { SourceGraph, keyOf } from './source-graph.mjs';

const makers = ['setting', 'list'].map((name) =>
  join(packagesDir, 'core/src/settings', `${name}.ts`),
);

/**
 * @typedef {import('../src/define/describe-widget').SettingDescription & { options: import('../../core/src/settings/setting').SettingOptions }} SettingDescription
 *
 * @typedef {object} Declared
 * @property {string} key
 * @property {string} doc  `''` without a comment
 * @property {string} file  absolute path
 * @property {string} name  of the constant that contains it
 */

/** @returns {Promise<SettingDescription[]>} by key, one for each declaration */
export async function collectSettings() {
  const graph = new SourceGraph();
  const declared = declaredSettings(graph).sort((a, b) => (a.key < b.key ? -1 : 1));
  const tagsOf = readersOf(graph, findWidgets());
  const values = await evaluated(declared);
  return declared.map(({ key, doc, ...place }) => {
    const { kind, fallback, options } = values.get(key);
    const tags = tagsOf.get(keyOf(place)) ?? [];
    return {
      key,
      kind,
      default: fallback,
      doc,
      tags,
      setupOnly: options.setupOnly === true,
      options,
    };
  });
}

/** The settings that a tag reads. @param {readonly SettingDescription[]} settings @param {string} tag */
export const settingsOf = (settings, tag) =>
  settings.filter(({ tags }) => tags.includes(tag) || tags.includes(everyWidget));

/**
 * A call with the key as a literal declares a setting. Its documentation is the comment of the entry
 * of the list or object that it is, or else of the constant.
 *
 * @param {SourceGraph} graph
 * @returns {Declared[]}
 */
export function declaredSettings(graph) {
  return graph.sources.flatMap((source) =>
    source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
      statement.declarationList.declarations.flatMap(({ name, initializer }) => {
        const doc = docComment(source, statement).text;
        const found = initializer ? [...callsIn(graph, source, initializer, doc)] : [];
        return found.map((one) => ({ ...one, file: source.fileName, name: name.text }));
      }),
    ),
  );
}

function* callsIn(graph, source, node, outer) {
  const doc = docComment(source, node).text || outer;
  const key = ts.isCallExpression(node) && isMaker(graph, source, node.expression);
  if (key && node.arguments[0] && ts.isStringLiteral(node.arguments[0]))
    yield { key: node.arguments[0].text, doc };
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* callsIn(graph, source, child, doc);
}

function isMaker(graph, { fileName: file }, callee) {
  if (!ts.isIdentifier(callee)) return false;
  return graph.find({ file, name: callee.text }).some((one) => makers.includes(one.file));
}

/**
 * @param {readonly Declared[]} declared
 * @returns {Promise<ReadonlyMap<string, import('../../core/src/settings/setting').Setting<unknown>>>} by key
 */
export async function evaluated(declared) {
  const files = new Set(declared.map(({ file }) => file));
  const lines = [...files].map((file, n) => `export * as m${n} from ${JSON.stringify(file)};`);
  const modules = await importSources('settings', lines.join('\n'));
  return new Map(settingsIn(modules).map((setting) => [setting.key, setting]));
}

function settingsIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  return 'kind' in value && 'key' in value ? [value] : Object.values(value).flatMap(settingsIn);
}
