/** A page for each tag. */
import { everyWidget } from '../../../packages/element/build/readers.mjs';
import { eventDetails, shownDetail } from './events.mjs';
import { code, page, prose, sentence, table, withCode } from './markdown.mjs';
import { screensOf } from './screens.mjs';

/** @typedef {import('./collect.mjs').DocumentedWidget} DocumentedWidget */

/** The address of a group's catalogue. @param {string} key */
const settingsAnchor = (key) => `/settings/${key.split('.')[0]}`;

function snippet({ tag, reserved }) {
  return `\`\`\`html\n<${tag} style="${reserved}"\n  >Call us on 555-0100.</${tag}\n>\n\`\`\``;
}

function properties({ properties: own, attributes }) {
  const rows = own.map(({ name, attribute, type, default: value, doc }) => [
    code(name),
    code(attribute),
    code(type),
    value === undefined ? '' : code(JSON.stringify(value)),
    withCode(doc),
  ]);
  const common = attributes.map(({ name, type, doc }) => ['', code(name), code(type), '', doc]);
  return table(['property', 'attribute', 'type', 'default', 'what it does'], [...rows, ...common]);
}

function events({ events: own }, details) {
  return own
    .map(({ name, cancelable, doc }) => {
      const detail = shownDetail(details.get(name)?.detail ?? '{}');
      const remark = cancelable ? ' It can be cancelled.' : '';
      return `**${code(name)}** ${withCode(doc)}${remark}\n\n\`\`\`ts\n${detail}\n\`\`\``;
    })
    .join('\n\n');
}

/** The settings that every tag reads are on a page of their own, so that a search leads there. */
const ofEveryTag = ({ tags }) => tags.includes(everyWidget);

/** @param {readonly import('./collect.mjs').Setting[]} all */
export const settingsOfEveryTag = (all) => settingsTable(all.filter(ofEveryTag));

function settingsTable(own) {
  return table(
    ['setting', 'kind', 'what it does'],
    own.map(({ key, kind, doc, setupOnly }) => [
      `[${code(key)}](${settingsAnchor(key)}#${anchorOf(key)})`,
      kind,
      `${withCode(doc)}${setupOnly ? ' From the setup alone.' : ''}`,
    ]),
  );
}

/** The id of a setting's or text's row. @param {string} key */
export function anchorOf(key) {
  return key.replaceAll('.', '-').toLowerCase();
}

/** What a tag asks of an API, in the order of the contract. */
function calls({ tag }, { paths }) {
  const own = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => operation['x-portico-tags'].includes(tag));
  return page(
    table(
      ['call', 'an API may lack it', 'for'],
      own.map(({ operationId, tags: [subject], summary, ...operation }) => [
        `[${code(operationId)}](/api/${subject}#${operationId.toLowerCase()})`,
        operation['x-portico-optional'] ? 'yes' : 'no',
        withCode(summary),
      ]),
    ),
    `To check an API for them: ${code(`npx @portico/conformance https://api.example --tags ${tag.replace('portico-', '')}`)}`,
    tag === 'portico-portal' && 'Those of the tags that it shows are on their pages.',
  ).trim();
}

function sizes({ bytes, reserved, tag, package: name }) {
  const added = bytes && `${code(`@portico/${name}/${tag}`)} adds ${bytes} to an app (brotli).`;
  return page(
    added,
    'As pasted, the tag reserves its height, so that what stands below it does not move:',
    `\`\`\`css\n${reserved.replaceAll(';', ';\n')};\n\`\`\``,
    'Where a policy forbids style attributes, link `portico.css` beside the loader instead.',
  ).trim();
}

function named(kind, what, found) {
  if (found.length === 0) return false;
  const rows = found.map(({ name, doc }) => [code(name), withCode(doc)]);
  return `${table([kind, what], rows)}\n`;
}

function navigation(widget, leads) {
  const { shows, leadsTo } = screensOf(widget.tag, leads);
  const link = (screen) => `[${code(screen)}](/reference/pages#${screen.toLowerCase()})`;
  return page(
    shows.length > 0 && `It is the screen ${shows.map(link).join(', ')} of \`data-pages\`.`,
    leadsTo.length > 0 && `It leads to ${leadsTo.map(link).join(', ')}.`,
  ).trim();
}

/**
 * @param {DocumentedWidget} widget
 * @param {ReadonlyMap<string, ReadonlySet<string>>} leads
 * @param {object} openApi  the document of all calls
 */
export function tagPage(widget, leads, openApi) {
  const { tag, summary, package: name, texts } = widget;
  return page(
    `---\ntitle: "${tag}"\noutline: [2, 3]\n---`,
    `# ${code(`<${tag}>`)}`,
    prose(summary),
    `<LiveWidget tag="${tag}" />`,
    '## Use it',
    snippet(widget),
    `\`\`\`ts\nimport '@portico/${name}/${tag}';\n\`\`\``,
    navigation(widget, leads),
    '## Attributes and properties',
    properties(widget),
    '## Events',
    events(widget, eventDetails()),
    '## Slots',
    'The default slot: what is between the tags is shown until the widget is ready, and again if it cannot start.',
    named('slot', 'what it is for', widget.slots),
    '## Parts',
    named('part', 'what it is', widget.parts),
    'Every widget also has the [parts of the suite](/theming/properties#parts).',
    '## Settings',
    `<TableFilter label="Filter ${texts.length > 0 ? 'settings and texts' : 'settings'}" />`,
    settingsTable(widget.settings.filter((one) => !ofEveryTag(one))) || 'None of its own.',
    'It also reads the [settings of every tag](/settings/#settings-of-every-tag).',
    '## Texts',
    table(
      ['key', 'English'],
      texts.map(({ key, english }) => [code(key), sentence(english)]),
    ) || 'None of its own.',
    '## Calls',
    calls(widget, openApi),
    '## Size and height',
    sizes(widget),
  );
}

/** The page that lists the tags. @param {readonly DocumentedWidget[]} widgets */
export function tagsPage(widgets) {
  return page(
    '# Tags',
    'Each is one element. They can be on one page or on several; all on a page share the session.',
    table(
      ['tag', 'for'],
      widgets.map(({ tag, summary }) => [`[${code(tag)}](/tags/${tag})`, prose(summary)]),
    ),
  );
}
