import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApi } from '@portico/contract/openapi';
import { screens } from '@portico/core/internal';
import { allSettings } from '@portico/element/settings';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { screenNotes } from '../../packages/build/screen-notes.mjs';
import { settingsPages } from '../../demo-host/docs/generate/catalogues.mjs';
import { enginesList, frameworksTable } from '../../demo-host/docs/generate/supported.mjs';
import { settingsOfEveryTag, tagPage } from '../../demo-host/docs/generate/tags.mjs';
import { filesIn, sourceOf } from './site';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

describe('[POR-121] the examples', () => {
  it.each(filesIn('pages', '.md'))('of %s are files that are tested', (file) => {
    const text = sourceOf(`pages/${file}`);
    // Commands and headers are the only code that a page has itself.
    expect([...text.matchAll(/^```(?!sh$|http$)\w+/gm)].map(([block]) => block)).toEqual([]);
    for (const [, path = '', region] of text.matchAll(
      /^<<< @\/examples\/([^#{\s]+)(?:#(\w+))?/gm,
    )) {
      const example = sourceOf(`examples/${path}`);
      if (region !== undefined) expect(example).toContain(`#region ${region}`);
    }
  });

  it('in TypeScript are checked with all types', () => {
    const config = ts.readConfigFile(fileURLToPath(new URL('tsconfig.json', root)), (file) =>
      ts.sys.readFile(file),
    );
    const { fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, fileURLToPath(root));
    const checked = new Set(fileNames.filter((name) => name.includes('/docs/examples/')));
    const examples = filesIn('examples', '.ts');
    expect(examples.length).toBeGreaterThan(5);
    expect([...checked].map((name) => name.split('/docs/examples/')[1]).sort()).toEqual(examples);
  });
});

it('no page has braces outside of a block of code, which VitePress would fill and leave the page empty', () => {
  const names = ['pages', 'guides'].flatMap((folder) =>
    filesIn(folder, '.md').map((file) => `${folder}/${file}`),
  );
  const textOf = (file: string) => sourceOf(file).replaceAll(/^```[^]*?^```$/gm, '');
  expect(names.filter((file) => textOf(file).includes('{{'))).toEqual([]);
});

describe('the page of support', () => {
  it('names the framework of each app that is built, and the engines of the tests', () => {
    const apps = ['Angular', 'Astro', 'Next', 'Nuxt', 'React', 'Svelte', 'Vue'];
    const rows = [...frameworksTable().matchAll(/^\| (\w+) +\| ([\d., ]+) +\|$/gm)];
    expect(rows.map(([, name]) => name)).toEqual(apps);
    expect(enginesList().match(/Chromium|Firefox|WebKit/g)).toEqual([
      'Chromium',
      'Firefox',
      'WebKit',
    ]);
  });
});

describe('the reference has', () => {
  it('every screen of `pages`', () => {
    expect(Object.keys(screenNotes).sort()).toEqual([...screens].sort());
  });

  it('[ACC-149, LON-559] every setting of the registry once, with its default', () => {
    const rows = [...settingsPages(allSettings).values()].flatMap((page) =>
      page.split('\n').filter((line) => line.startsWith('| <a id=')),
    );
    expect(rows).toHaveLength(allSettings.length);
    for (const { key, default: fallback, setupOnly } of allSettings) {
      const row = rows.find((line) => line.includes(`\`${key}\``)) ?? '';
      const [, , , shown = ''] = row.split(/(?<!\\) ?\| ?/);
      expect([key, shown]).toEqual([key, shownDefault(fallback)]);
      expect(row.includes('never from a tag.')).toBe(setupOnly);
    }
  });

  it('the settings that every tag reads once, not on the page of each tag', () => {
    const everyOnes = allSettings.filter(({ tags }) => tags.includes('every widget'));
    expect(everyOnes.length).toBeGreaterThan(0);
    const list = settingsOfEveryTag(allSettings);
    const none = { properties: [], attributes: [], events: [], texts: [], slots: [], parts: [] };
    const tag = tagPage(
      {
        ...{
          tag: 'portico-faq',
          className: 'PorticoFaq',
          summary: 'Answers.',
          package: 'messages',
        },
        ...{ ...none, reserved: 'min-height:1px', reservedHeight: 1, bytes: undefined },
        ...{ settings: allSettings, drawsWithoutSetup: false },
      },
      new Map(),
      openApi('/'),
    );
    for (const { key } of everyOnes) {
      expect(list).toContain(`\`${key}\``);
      expect(tag).not.toContain(`\`${key}\``);
    }
  });

  it('every kind of error', () => {
    const kinds = [...read('packages/core/src/http/api-error.ts').matchAll(/kind: '(\w+)'/g)];
    const page = sourceOf('pages/reference/errors.md');
    for (const [, kind = ''] of kinds) expect(page).toContain(`### \`${kind}\``);
  });

  it('every line that is written to the console', () => {
    const page = sourceOf('pages/reference/console.md');
    const messages = sources().flatMap((text) =>
      [...text.matchAll(/['`](Portico(?::| could) [^'`$"]*)/g)].map(([, message = '']) =>
        message.trim(),
      ),
    );
    expect(messages.length).toBeGreaterThan(3);
    for (const message of messages) expect(page).toContain(message);
  });
});

/** A default as a reader sees it. */
function shownDefault(fallback: unknown): string {
  if (typeof fallback === 'boolean') return fallback ? 'on' : 'off';
  const isPlain = typeof fallback === 'string' || typeof fallback === 'number';
  const written = Array.isArray(fallback) ? fallback.join(', ') : isPlain ? `${fallback}` : '';
  return written === '' ? 'none' : `\`${written}\``;
}

/** The sources of the packages that run on a lender's page. */
function sources(): readonly string[] {
  const packages = ['core', 'contract', 'element', 'shared', 'loader', 'ui'];
  return packages.flatMap((name) =>
    readdirSync(new URL(`packages/${name}/src`, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|texts/.test(file))
      .map((file) => read(`packages/${name}/src/${file}`)),
  );
}
