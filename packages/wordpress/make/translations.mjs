/** The template for translators, `portico.pot`, from what the plugin's sources and catalogue say. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `__( 'text', 'portico' )`, `esc_html__( … )`. */
const call = /\b(?:esc_html_|esc_attr_|_)_\(\s*'((?:[^'\\]|\\.)*)',\s*'portico'\s*\)/g;

/** @param {string} folder the plugin @param {Awaited<ReturnType<import('./catalogue.mjs').readCatalogue>>} catalogue */
export function template(folder, catalogue, version) {
  /** @type {Map<string, { context?: string, text: string, files: Set<string> }>} */
  const found = new Map();
  const add = (text, file, context) => {
    const key = JSON.stringify([context, text]);
    const entry = found.get(key) ?? { context, text, files: new Set() };
    entry.files.add(file);
    found.set(key, entry);
  };
  for (const file of sources(folder)) {
    for (const [, text] of readFileSync(join(folder, file), 'utf8').matchAll(call)) {
      add(text.replace(/\\(.)/g, '$1'), file);
    }
  }
  for (const { title } of Object.values(catalogue.screens)) add(title, 'catalogue.json');
  for (const [name, { title, summary, attributes }] of Object.entries(catalogue.tags)) {
    const file = `blocks/${name}/block.json`;
    add(title, file, 'block title');
    add(summary, file, 'block description');
    for (const attribute of Object.values(attributes)) {
      add(attribute.title, file);
      add(attribute.description, file);
    }
  }
  return [header(version), ...[...found.values()].map(entryOf)].join('\n');
}

const sources = (folder) =>
  readdirSync(folder, { recursive: true }).filter(
    (file) => /\.php$|^editor\.js$/.test(file) && !file.startsWith('suite'),
  );

const quoted = (text) => JSON.stringify(text);

function entryOf({ context, text, files }) {
  return [
    `#: ${[...files].sort().join(' ')}`,
    ...(context ? [`msgctxt ${quoted(context)}`] : []),
    `msgid ${quoted(text)}`,
    'msgstr ""',
    '',
  ].join('\n');
}

function header(version) {
  return [
    'msgid ""',
    'msgstr ""',
    `"Project-Id-Version: Portico ${version}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    '"X-Domain: portico\\n"',
    '',
  ].join('\n');
}
