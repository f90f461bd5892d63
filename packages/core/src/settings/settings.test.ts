import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { applicationOptions, clientError } from '@portico/contract';
import { createTestCore, settle, startTestCore } from '../testing';
import { list } from './list';
import { address, flag, number, picture, richText, text } from './setting';

const title = text('tests.title');
const welcome = richText('tests.welcome');
const open = flag('tests.open');
const limit = number('tests.limit', { default: 3 });
const names = list('tests.names');
const until = text('tests.until', { pattern: /^(([01]\d|2[0-3]):[0-5]\d)?$/ });
const lines = list('tests.lines', { lines: true });

describe('the order of precedence', () => {
  const both = { shared: { 'tests.title': 'shared' }, english: { 'tests.title': 'english' } };

  it.each([
    ['[ACC-146, LON-550, PAY-602] shared before english', 'en', both, 'shared'],
    [
      '[LON-551] english when nothing is shared',
      'en',
      { english: { 'tests.title': 'english' } },
      'english',
    ],
    [
      '[ACC-147, LON-552] in Spanish: shared first',
      'es',
      { ...both, spanish: { 'tests.title': 'spanish' } },
      'shared',
    ],
    [
      '[ACC-147, LON-552] in Spanish: then spanish',
      'es',
      { english: { 'tests.title': 'english' }, spanish: { 'tests.title': 'spanish' } },
      'spanish',
    ],
    [
      '[ACC-147, LON-552] in Spanish: then english',
      'es',
      { english: { 'tests.title': 'english' } },
      'english',
    ],
    ['spanish says nothing in English', 'en', { spanish: { 'tests.title': 'spanish' } }, ''],
    ['nothing anywhere: the default', 'en', {}, ''],
  ] as const)('%s', async (_, locale, buckets, expected) => {
    const { core } = await startTestCore({ buckets, configuration: { locale } });
    expect(core.setting(title).value).toBe(expected);
  });

  it('reads the tag first', async () => {
    const { core } = await startTestCore({ settings: { 'tests.title': 'shared' } });
    const overrides = signal<Record<string, string>>({ 'tests.title': 'tag' });
    const value = core.setting(title, overrides);
    expect(value.value).toBe('tag');
    overrides.value = {};
    expect(value.value).toBe('shared');
  });

  it('reads a string once for each change, however often a setting is asked for', async () => {
    const { core } = await startTestCore({ settings: { 'tests.title': 'shared' } });
    let reads = 0;
    const read = (raw: string) => {
      reads += 1;
      return raw;
    };
    const counted = { ...title, read };
    const overrides = signal<Record<string, string>>({});
    const ask = () => core.setting(counted, overrides).peek();
    for (let times = 0; times < 3; times += 1) expect(ask()).toBe('shared');
    expect(reads).toBe(1);
    overrides.value = { 'tests.title': 'tag' };
    expect([ask(), ask(), reads]).toEqual(['tag', 'tag', 2]);
    // Another tag, and the page without one, have values of their own.
    expect(core.setting(counted, signal({})).peek()).toBe('shared');
    expect(core.setting(counted).peek()).toBe('shared');
  });

  it('[LON-549] reads texts and flags as group.key, also from groups that are objects', async () => {
    const { core } = await startTestCore({
      buckets: { english: { 'tests.title': 'flat' } },
    });
    expect(core.setting(title).value).toBe('flat');
    const nested = createTestCore();
    nested.server.answerRaw(applicationOptions, {
      gassySettings: { english: { tests: { title: 'nested', open: 'true' } } },
    });
    await nested.core.loadSetup();
    expect(nested.core.setting(title).value).toBe('nested');
    expect(nested.core.setting(open).value).toBe(true);
  });
});

describe('an address among the settings', () => {
  const page = address('tests.page');
  const image = picture('tests.image');

  it.each([
    ['javascript:alert(1)', ''],
    [' JAVA\nSCRIPT:alert(1)', ''],
    ['data:text/html,x', ''],
    ['https://lender.test/a', 'https://lender.test/a'],
    ['/a', '/a'],
  ])('[POR-040] %j is read as %j', async (raw, expected) => {
    const { core, server } = await startTestCore({
      settings: { 'tests.page': raw, 'tests.image': raw },
    });
    expect(core.setting(page).value).toBe(expected);
    expect(core.setting(image).value).toBe(expected);
    await settle();
    expect(server.requestsTo(clientError)).toHaveLength(expected === '' ? 2 : 0);
  });
});

describe('the kinds of value', () => {
  it.each([
    ['a flag', open, 'TRUE', true],
    ['a flag that says yes', open, 'yes', false],
    ['[LON-555] a number', limit, '12.5', 12.5],
    ['[PAY-601] a number that is empty', limit, '', 3],
    ['a text', title, 'Hello', 'Hello'],
    ['a rich text', welcome, '<b>Hello</b>', '<b>Hello</b>'],
    ['a time of day', until, ' 17:00 ', '17:00'],
    ['a time of day that is empty', until, '', ''],
    ['a list by commas', names, 'a, b;c', ['a', 'b', 'c']],
    ['a list by lines', lines, 'a, b\nc\n', ['a, b', 'c']],
    ['a list in JSON', lines, '["a\\nb", "c"]', ['a\nb', 'c']],
  ])('%s', async (_, definition, raw, expected) => {
    const { core } = await startTestCore({ settings: { [definition.key]: raw } });
    expect(core.setting<unknown>(definition).value).toEqual(expected);
  });

  it('keeps the default for a value that cannot be read, and reports its key', async () => {
    const { core, server } = await startTestCore({
      settings: { 'tests.limit': 'many', 'tests.names': '[oops' },
    });
    expect(core.setting(limit).value).toBe(3);
    expect(core.setting(names).value).toEqual([]);
    await settle();
    expect(server.requestsTo(clientError).map(({ body }) => body)).toEqual([
      expect.objectContaining({ Message: 'setting: tests.limit' }),
      expect.objectContaining({ Message: 'setting: tests.names' }),
    ]);
  });

  it.each(['99:99', '24:00', '17:60', '5:00', 'noon'])(
    'ignores %j as a time of day, and reports its key',
    async (raw) => {
      const { core, server } = await startTestCore({ settings: { 'tests.until': raw } });
      expect(core.setting(until).value).toBe('');
      await settle();
      expect(server.requestsTo(clientError).map(({ body }) => body)).toEqual([
        expect.objectContaining({ Message: 'setting: tests.until' }),
      ]);
    },
  );

  it('[PAY-603] throws for a key that is not group.key', async () => {
    const { core } = await startTestCore();
    const wrong = { ...title, key: 'a.b.c' } as const;
    expect(() => core.setting(wrong).value).toThrow('Cannot read option');
  });
});

describe('a text setting with the value none', () => {
  const agreement = text('tests.agreement', { alwaysShown: true, default: 'Terms' });

  it('[ACC-837] is not shown, whatever its default', async () => {
    const greeting = richText('tests.greeting', { default: '<p>Hello</p>' });
    const { core, server } = await startTestCore({
      settings: { 'tests.title': 'none', 'tests.greeting': 'none' },
    });
    expect([core.setting(title).value, core.setting(greeting).value]).toEqual(['', '']);
    await settle();
    expect(server.requestsTo(clientError)).toEqual([]);
  });

  it('[ACC-837] that is an agreement or an error keeps its default, and is reported', async () => {
    const { core, server } = await startTestCore({ settings: { 'tests.agreement': 'none' } });
    expect(core.setting(agreement).value).toBe('Terms');
    await settle();
    expect(server.requestsTo(clientError)[0]?.body).toMatchObject({
      Message: 'setting: tests.agreement',
    });
  });
});
