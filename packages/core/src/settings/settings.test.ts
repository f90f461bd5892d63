import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { applicationOptions, clientError } from '@portico/contract';
import { settingsRegistry } from './settings-registry';
import { createTestCore, settle, startTestCore } from '../testing';
import { list } from './list';
import { address, flag, number, picture, richText, text, timeOfDay } from './setting';

const notes = { for: ['a test'], doc: 'Only for this test.' };
const title = text('tests.title', notes);
const welcome = richText('tests.welcome', notes);
const open = flag('tests.open', notes);
const limit = number('tests.limit', { ...notes, default: 3 });
const names = list('tests.names', notes);
const until = timeOfDay('tests.until', notes);
const lines = list('tests.lines', { ...notes, lines: true });

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

describe('a setting that decides where secrets go', () => {
  const setupOnly = settingsRegistry.filter((setting) => setting.setupOnly);

  it('is each of these', () => {
    expect(setupOnly.map(({ key }) => key).sort()).toEqual([
      'cardPaymentOptions.allowRawCardsOption',
      'cardPaymentOptions.hostedFieldsUrl',
      'cardPaymentOptions.thirdPartyCardLinkUrl',
      'generalPaymentOptions.thirdPartyPaymentUrl',
      'globalOptions.appStoreUrl',
      'globalOptions.playStoreUrl',
      'globalOptions.sessionPerTabOption',
      'globalOptions.singleSignOnOrigins',
      'globalOptions.singleSignOnUrl',
      'globalOptions.singleSignOnWithoutStateOption',
    ]);
  });

  it.each(setupOnly.map((setting) => [setting.key, setting] as const))(
    '%s comes from the setup even if a tag sets it, and the tag is reported',
    async (key, setting) => {
      const isFlag = setting.kind === 'flag';
      const settings = { [key]: isFlag ? 'false' : 'https://lender.test/' };
      const { core, server } = await startTestCore({ settings });
      const overrides = signal({ [key]: isFlag ? 'true' : 'https://evil.test/' });
      const value = JSON.stringify(core.setting(setting, overrides).value);
      expect(value).toContain(isFlag ? 'false' : 'lender.test');
      const silent = await startTestCore();
      expect(silent.core.setting(setting, overrides).value).toEqual(setting.fallback);
      await settle();
      expect(server.requestsTo(clientError).map(({ body }) => body)).toEqual([
        expect.objectContaining({ Message: `setting: ${key}` }),
      ]);
    },
  );
});

describe('an address among the settings', () => {
  const page = address('tests.page', notes);
  const image = picture('tests.image', notes);

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

  it('[POR-040] has a filtered kind if its name is that of an address', () => {
    const named = settingsRegistry.filter(({ key }) => /(Url|Image\d?)$/.test(key));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ kind }) => kind !== 'address' && kind !== 'picture')).toEqual([]);
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

describe('the registry', () => {
  it('[ACC-149, LON-558] has every setting once, as group.key with a default and a line of documentation', () => {
    const keys = settingsRegistry.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, kind, fallback, notes: said } of settingsRegistry) {
      expect(key).toMatch(/^[a-z]\w*\.[a-z]\w*$/i);
      expect(said.doc).toMatch(/\.$/);
      expect(said.for.length).toBeGreaterThan(0);
      if (kind !== 'number') expect(fallback).toBeDefined();
    }
  });

  it.each([
    '[ACC-150, LON-566] globalOptions.useFAQOption',
    '[ACC-150] globalOptions.useDocumentCenterOption',
    '[ACC-150, LON-564] globalOptions.hideContactUsOption',
    '[ACC-150, LON-565] globalOptions.useBranchLocatorOption',
    '[ACC-150] profileOptions.forceManualCifChangesOption',
    '[ACC-150] achPaymentOptions.requireAchDraftAgreementOption',
    '[ACC-150] depositOptions.disableEZPayOption',
    '[ACC-150] registrationOptions.applyWithoutAccountOption',
    '[ACC-150] messageOptions.hideFeedbackOption',
    '[ACC-150] messageOptions.feedbackErrorText',
    '[ACC-150] loginOptions.recoverCredentialsWithoutQuestionOption',
    '[ACC-150] generalPaymentOptions.maxScheduledPaymentsAllowed',
    '[ACC-150] generalPaymentOptions.blockScheduledPaymentsWhenPastDue',
    '[ACC-150] generalPaymentOptions.allowScheduledPaymentsWhenDelinquent',
    '[ACC-150] generalPaymentOptions.allowDeleteScheduledPaymentsOption',
    '[ACC-150] recurringPaymentOptions.allowDeleteRecurringOption',
    '[ACC-150] achPaymentOptions.allowFuturePayoff',
    '[ACC-150] cardPaymentOptions.allowFuturePayoff',
  ])('takes a named key verbatim: %s', async (title) => {
    const key = title.split(' ').at(-1) ?? '';
    const definition = settingsRegistry.find((setting) => setting.key === key);
    if (!definition) throw new Error(`${key} is not registered`);
    const raw = definition.kind === 'number' ? '7' : 'true';
    const { core } = await startTestCore({ settings: { [key]: raw } });
    expect([true, 7, 'true']).toContain(core.setting(definition).value);
  });

  it('is documented for lenders, without the numbers of our decisions', () => {
    const numbered = settingsRegistry.filter(({ notes }) => /\bD\d+\b/.test(notes.doc));
    expect(numbered.map(({ key }) => key)).toEqual([]);
  });

  it('[PAY-604] keeps the payment settings under their five groups', () => {
    const groups = new Set(
      settingsRegistry
        .filter((setting) => setting.notes.for.includes('portico-payment'))
        .map(({ key }) => key.split('.')[0]),
    );
    expect([...groups].sort()).toEqual([
      'achPaymentOptions',
      'cardPaymentOptions',
      'generalPaymentOptions',
      'globalOptions',
      'recurringPaymentOptions',
    ]);
  });
});

describe('a text setting with the value none', () => {
  const agreement = text('tests.agreement', { ...notes, alwaysShown: true, default: 'Terms' });

  it('[ACC-837] is not shown, whatever its default', async () => {
    const greeting = richText('tests.greeting', { ...notes, default: '<p>Hello</p>' });
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
