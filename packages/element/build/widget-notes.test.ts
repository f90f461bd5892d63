import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describeWidget } from '../src/define/describe-widget';
import { choiceProperty, stringProperty } from '../src/define/properties';
import { defineWidget } from '../src/define/widget';
import { widgetNotes } from './widget-notes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portico-notes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The notes of a widget whose doc comment has these lines. */
function notesOf(...lines: readonly string[]) {
  const file = join(folder, 'a.element.ts');
  const comment = ['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n');
  writeFileSync(
    join(folder, 'others.ts'),
    'export const others = {\n  /** Which day. */\n  day: stringProperty(),\n};\n',
  );
  writeFileSync(
    file,
    `import { others } from './others';

${comment}
export const aWidget = defineWidget({
  tag: 'portico-a',
  properties: {
    /** Which one. */
    one: stringProperty(),
    /** How wide. */
    layout: choiceProperty({ choices: ['wide', 'narrow'], default: 'wide' }),
    /**
     * Which days.
     *
     * @type {number[]}
     */
    days: jsonProperty(array(number()), { default: [] }),
    ...others,
  },
});
`,
  );
  return widgetNotes({ file, name: 'aWidget' });
}

const widget = defineWidget({
  tag: 'portico-a',
  properties: {
    one: stringProperty(),
    layout: choiceProperty({ choices: ['wide', 'narrow'], default: 'wide' }),
  },
  texts: [],
  skeleton: { rows: 1 },
  view: () => null,
});

it('reads what the comments of a widget and of its properties say', () => {
  const notes = notesOf(
    'Shows one, or',
    'several.',
    '',
    '@fires portico-navigate',
    '@slot mark - The mark - of a lender.',
    '@csspart logo - The logo,',
    '  if any.',
    '@reservedHeight 120',
  );
  expect(notes).toMatchObject({
    summary: 'Shows one, or several.',
    events: ['portico-navigate'],
    slots: [{ name: 'mark', doc: 'The mark - of a lender.' }],
    parts: [{ name: 'logo', doc: 'The logo, if any.' }],
    reservedHeight: 120,
    properties: {
      one: { doc: 'Which one.', type: undefined },
      layout: { doc: 'How wide.', type: undefined },
      day: { doc: 'Which day.', type: undefined },
      days: { doc: 'Which days.', type: 'number[]' },
      headingLevel: { type: '1 | 2 | 3 | 4 | 5 | 6' },
    },
  });
  const { properties, events } = describeWidget(widget, notes);
  expect(properties.map(({ name, type, doc }) => [name, type, doc]).slice(0, 2)).toEqual([
    ['one', 'string', 'Which one.'],
    ['layout', "'wide' | 'narrow'", 'How wide.'],
  ]);
  expect(events.map(({ name }) => name)).toEqual([
    'portico-ready',
    'portico-error',
    'portico-navigate',
  ]);
});

it('reads that a widget fills the page', () => {
  expect(notesOf('Fills.', '@reservedHeight viewport').reservedHeight).toBe('viewport');
});

it.each([['Shows.'], ['@reservedHeight tall']])('refuses %j as without a height', (line) => {
  expect(() => notesOf(line)).toThrow('aWidget needs @reservedHeight');
});

it('refuses an event that there is not', () => {
  const notes = notesOf('Shows.', '@fires portico-gone', '@reservedHeight 120');
  expect(() => describeWidget(widget, notes)).toThrow('portico-gone');
});
