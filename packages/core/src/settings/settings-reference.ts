import { toJson } from '@portico/rules';
import type { Setting } from './setting';

/** The name of each kind of value on the reference page. */
const written: Record<Setting<unknown>['kind'], string> = {
  flag: 'flag',
  number: 'number',
  text: 'text',
  richText: 'rich text',
  address: 'address',
  picture: 'picture',
  list: 'list',
};

/** The reference page of settings, in Markdown: one table for each group. */
export function settingsReference(registry: readonly Setting<unknown>[]): string {
  const groups = new Set(registry.map(groupOf));
  const tables = [...groups].map((group) => {
    const rows = registry.filter((setting) => groupOf(setting) === group).map(row);
    return `## ${group}\n\n${table([heads, ...rows])}`;
  });
  return `${[introduction, ...tables].join('\n\n')}\n`;
}

const heads = ['key', 'kind', 'default', 'read by', 'what it does'];

function groupOf({ key }: Setting<unknown>): string {
  return key.split('.')[0] ?? key;
}

function row({ key, kind, fallback, setupOnly, notes }: Setting<unknown>): string[] {
  const doc = setupOnly ? `${notes.doc} From the setup alone, never from a tag.` : notes.doc;
  const cells = [`\`${key}\``, written[kind], defaultOf(fallback), notes.for.join(', '), doc];
  return cells.map((cell) => cell.replaceAll('|', '\\|'));
}

/** A table with its columns aligned; the first row is its head. */
function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...rows].map(line).join('\n');
}

function defaultOf(fallback: unknown): string {
  if (typeof fallback === 'boolean') return fallback ? 'on' : 'off';
  const written = Array.isArray(fallback) ? fallback.join(', ') : (fallback ?? '');
  return written === '' ? 'none' : `\`${toJson(written).replaceAll('"', '')}\``;
}

const introduction = `# Settings

Generated from the definitions in \`src/settings\`; \`npx vitest run --config tests/vitest.config.ts packages/core -u\` regenerates it, and a test fails while it differs.

The setup (\`GET /api/setup/ApplicationOptions\`) contains them under \`gassySettings\`, in the bucket \`shared\`, \`english\` or \`spanish\`, as \`"group.key": "value"\` or as an object per group. A setting is looked up on the tag first (attribute \`settings\`), then in \`shared\`, then in the language's bucket (Spanish: \`spanish\`, then \`english\`), and otherwise has its default. Settings that decide where passwords, card numbers or tokens go are read only from the setup, because an attacker may be able to add a tag to a page.

- A **flag** is on when its value is \`true\` in any letter case; everything else is off.
- A **number** that is empty or not a number counts as unset.
- A **text** is shown as it is; a **rich text** is HTML and is sanitised where it is shown. One whose value is exactly \`none\` is not shown; an agreement or an error cannot be hidden: it keeps its default, and the value is reported.
- An **address** is relative or http(s), and a **picture** the name of a file in the lender's image folder or its address. One of another scheme (\`javascript:\`, \`data:\`) is a bad value: it is reported and the default is used.
- A **list** is a JSON array, or one value per line, or values between commas or semicolons where the values themselves cannot hold any.

Every text a borrower reads can be replaced too: its key is \`<group>.<text key>\` of its catalogue, e.g. \`signIn.title\`. The catalogues are the \`*.texts.ts\` files of the widgets. Hints, introductions, notes, purposes, tips and placeholders, whose keys end so, are hidden by \`none\`.`;
