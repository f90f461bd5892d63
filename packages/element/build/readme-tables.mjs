/** Builds the reference in a package's README. */

/** @param {readonly import('./collect.mjs').Described[]} widgets */
export function readmeTables(widgets) {
  return [bundlers(widgets), ...widgets.map(section)].join('\n\n');
}

function bundlers([{ package: name, tag }]) {
  return `### With a bundler

Each tag has an entry of its own; \`@portico/${name}/register\` defines all tags of the package. React is a peer; what a borrower does not need at first is loaded on demand.

\`\`\`ts
import { configure } from '@portico/core';
import '@portico/${name}/${tag}';

configure({ api: 'https://api.example', locale: 'en' });
\`\`\`

The entries need no React types. In React with TypeScript, \`import type {} from '@portico/${name}'\` adds the tags to JSX, \`@portico/${name}/vue\` to Vue's templates, and \`@portico/${name}/svelte\` to Svelte's markup; [\`@portico/react\`](../react/README.md) has them as components. In Vue, set \`compilerOptions.isCustomElement\` for tags that begin with \`portico-\`.`;
}

function section(widget) {
  const {
    package: name,
    tag,
    summary,
    properties,
    attributes,
    events,
    settings,
    slots,
    parts,
  } = widget;
  return [
    `### \`<${tag}>\``,
    summary,
    `\`\`\`ts\nimport '@portico/${name}/${tag}';\n\`\`\``,
    table(
      ['property', 'attribute', 'type', 'default', 'what it does'],
      properties
        .map(({ name, attribute, type, default: value, doc }) => [
          code(name),
          code(attribute),
          code(type),
          value === undefined ? '' : code(JSON.stringify(value)),
          doc,
        ])
        .concat(attributes.map(({ name, type, doc }) => ['', code(name), code(type), '', doc])),
    ),
    table(
      ['event', 'when'],
      events.map(({ name, cancelable, doc }) => [
        code(name),
        cancelable ? `${doc} (cancelable)` : doc,
      ]),
    ),
    table(
      ['setting', 'kind', 'what it does'],
      settings.map(({ key, kind, doc }) => [code(key), kind, doc]),
    ),
    table(
      ['slot', 'what it is for'],
      slots.map(({ name, doc }) => [code(name), doc]),
    ),
    table(
      ['part', 'what it is'],
      parts.map(({ name, doc }) => [code(name), doc]),
    ),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function table(head, rows) {
  if (rows.length === 0) return '';
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text) {
  return `\`${text}\``;
}
