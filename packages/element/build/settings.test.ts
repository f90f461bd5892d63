import { join } from 'node:path';
import { signal } from '@preact/signals-core';
import { clientError } from '@portico/contract';
import { settle, startTestCore } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import { packagesDir } from '../../build/package-sources.mjs';
import { collectSettings, declaredSettings, evaluated } from './collect-settings.mjs';
import { readersOf } from './readers.mjs';
import { SourceGraph, keyOf } from './source-graph.mjs';

const settings = await collectSettings();
const definitions = [...(await evaluated(declaredSettings(new SourceGraph()))).values()];

/** What is wrong with the declarations. */
const mistakesIn = (declared: readonly { key: string; doc: string; tags: readonly string[] }[]) =>
  declared.flatMap(({ key, doc, tags }) => [
    ...(declared.filter((one) => one.key === key).length > 1 ? [`${key} is declared twice`] : []),
    ...(/\.$/.test(doc) ? [] : [`${key} has no sentence of documentation`]),
    ...(tags.length > 0 ? [] : [`${key} is read by no tag`]),
  ]);

describe('the settings of the packages', () => {
  it('[ACC-149, LON-558, POR-150] are declared once each, with documentation, where a tag reads them', () => {
    expect(settings.length).toBeGreaterThan(100);
    expect(mistakesIn(settings)).toEqual([]);
  });

  it('[ACC-149, LON-558] have a key of a group and a default', () => {
    for (const { key, kind, ...setting } of settings) {
      expect(key).toMatch(/^[a-z]\w*\.[a-z]\w*$/i);
      if (kind !== 'number') expect(setting.default).toBeDefined();
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
  ])('are read by a named key verbatim: %s', async (title) => {
    const key = title.split(' ').at(-1) ?? '';
    const definition = definitions.find((setting) => setting.key === key);
    if (!definition) throw new Error(`${key} is not declared`);
    const raw = definition.kind === 'number' ? '7' : 'true';
    const { core } = await startTestCore({ settings: { [key]: raw } });
    expect([true, 7, 'true']).toContain(core.setting(definition).value);
  });

  it('are documented for lenders, without the numbers of our decisions', () => {
    const numbered = settings.filter(({ doc }) => /\bD\d+\b/.test(doc));
    expect(numbered.map(({ key }) => key)).toEqual([]);
  });

  it('[PAY-604] of payments keep their five groups', () => {
    const groups = settings
      .filter(({ tags }) => tags.includes('portico-payment'))
      .map(({ key }) => key.split('.')[0]);
    expect([...new Set(groups)].sort()).toEqual([
      'achPaymentOptions',
      'cardPaymentOptions',
      'generalPaymentOptions',
      'globalOptions',
      'recurringPaymentOptions',
    ]);
  });

  it('[POR-040] have a filtered kind if their name is that of an address', () => {
    const named = definitions.filter(({ key }) => /(Url|Image\d?)$/.test(key));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ kind }) => kind !== 'address' && kind !== 'picture')).toEqual([]);
  });
});

describe('a setting that decides where secrets go', () => {
  const setupOnly = definitions.filter(({ options }) => options.setupOnly);

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

describe('a setting', () => {
  const source = (file: string) => join(packagesDir, file);
  const area = (file: string) => source(`payment/src/${file}`);
  const core: Readonly<Record<string, string>> = {
    [source('core/src/internal.ts')]: "export { flag } from './settings/setting';",
    [source('core/src/settings/setting.ts')]: 'export function flag() {}',
  };
  const element = { tag: 'portico-a', name: 'aWidget', view: 'A', file: area('a.element.ts') };

  /** The settings of these sources of one area. */
  function settingsIn(files: Readonly<Record<string, string>>) {
    const own = Object.entries(files).map(([file, text]) => [area(file), text] as const);
    const graph = new SourceGraph(new Map([...Object.entries(core), ...own]));
    const tags = readersOf(graph, [element]);
    return declaredSettings(graph).map(({ key, doc, ...place }) => ({
      ...{ key, doc, tags: tags.get(keyOf(place)) ?? [] },
    }));
  }

  const from = "import { flag } from '@portico/core/internal';";
  const declaration = (view: string) =>
    `${view} export const aWidget = defineWidget({ tag: 'portico-a', view: A });`;
  const read = {
    'a.element.ts': declaration("import { A } from './a';"),
    'a.ts': "import { one } from './settings'; export const A = () => useSetting(one);",
  };
  const written = (text: string) => ({ ...read, 'settings.ts': `${from}\n${text}` });

  it('[POR-150] is fine where it is declared once, documented and read', () => {
    const found = settingsIn(written("/** Hides a. */\nexport const one = flag('a.one');"));
    expect(found).toEqual([{ key: 'a.one', doc: 'Hides a.', tags: ['portico-a'] }]);
    expect(mistakesIn(found)).toEqual([]);
  });

  it.each([
    [
      'is declared twice',
      "/** Hides a. */\nexport const one = flag('a.one');\n/** B. */\nexport const two = [one, flag('a.one')];",
      ['a.one is declared twice', 'a.one is declared twice', 'a.one is read by no tag'],
    ],
    [
      'has no documentation',
      "// Hides a.\nexport const one = flag('a.one');",
      ['a.one has no sentence of documentation'],
    ],
    [
      'is read by no tag',
      "/** Hides a. */\nexport const one = 1;\n/** Hides b. */\nexport const two = flag('a.two');",
      ['a.two is read by no tag'],
    ],
  ])('[POR-150] is a mistake where it %s', (_, text, mistakes) => {
    expect(mistakesIn(settingsIn(written(text))).sort()).toEqual(mistakes);
  });

  it('is documented by the comment of its entry, or else of the list that it is in', () => {
    const found = settingsIn(
      written(
        "/** Hides\n * all. */\nexport const one = [flag('a.b'), {\n/** Hides c. */\nc: flag('a.c') }];",
      ),
    );
    expect(found.map(({ doc }) => doc)).toEqual(['Hides all.', 'Hides c.']);
  });

  it.each([
    ['through another module', "import { one } from './b'; export const A = () => one;", 1],
    ['on demand', "export const A = () => import('./b');", 1],
    ['as a type', "import { one } from './b'; export const A = (a: typeof one) => a;", 0],
    ['beside the view', "import { one } from './b'; export const A = 1; one;", 1],
    [
      'as a property of the same name',
      "import { B } from './b'; export const A = (a) => a.one;",
      0,
    ],
  ])('that a module names %s is read accordingly', (_, view, readers) => {
    const found = settingsIn({
      'a.element.ts': declaration("import { A } from './a';"),
      'a.ts': view,
      'b.ts': "export { one } from './settings'; export const B = 1;",
      'settings.ts': `${from}\n/** Hides a. */\nexport const one = flag('a.one');`,
    });
    expect(found.map(({ tags }) => tags.length)).toEqual([readers]);
  });
});
