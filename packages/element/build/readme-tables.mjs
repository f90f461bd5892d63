/** Builds the reference in a package's README. */

/** @param {readonly import('./collect.mjs').Described[]} widgets */
export function readmeTables(widgets) {
  return widgets.map(section).join('\n\n');
}

function section(widget) {
  const { tag, summary, properties, attributes, events, settings, parts } = widget;
  return [
    `### \`<${tag}>\``,
    summary,
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
