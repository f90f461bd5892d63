import { readFileSync } from 'node:fs';
import { screens } from '@portico/core/internal';
import { expect, it } from 'vitest';
import { makeSnippet } from '@portico/cdn/snippet';
import { showSignIn } from '../../demo-host/docs/examples/sharepoint';

/**
 * No test runs Drupal or SharePoint: what their guides show is compared with what
 * `npx @portico/cdn snippet` gives for the same addresses, without the hashes.
 */

/** A file of the examples. */
const sourceOf = (file: string) => readFileSync(`demo-host/docs/examples/${file}`, 'utf8');

type Attributes = Readonly<Record<string, string>>;

const elementOf = (html: string, selector: string): Element => {
  const found = new DOMParser().parseFromString(html, 'text/html').querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

const attributesOf = (element: Element): Attributes =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

const quickstart = sourceOf('quickstart.html');
const { 'data-pages': pages = '', ...quickScript } = attributesOf(elementOf(quickstart, 'script'));

async function snippetScript(): Promise<Attributes> {
  const file = { integrity: 'sha384-' };
  const tag = { entry: 'sign-in.js', preload: [], later: [], first: {}, style: '' };
  const { head } = await makeSnippet(
    {
      ...{ version: '1.0.0', files: { 'loader.js': file }, ahead: 'loader.js', always: [] },
      tags: { 'portico-sign-in': tag },
    },
    {
      ...{ origin: 'https://cdn.example', api: 'https://api.example', tags: ['sign-in'] },
      ...{ locale: 'en', isPlain: true, fonts: [] },
    },
  );
  const { integrity, crossorigin, ...others } = attributesOf(elementOf(head, 'script[src]'));
  expect([integrity, crossorigin]).toEqual(['sha384-', '']);
  return others;
}

const withoutSpace = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

it('[POR-121] the quickstart’s script, which SharePoint Server is given too, is that of the snippet', async () => {
  expect(quickScript).toEqual(await snippetScript());
  const named = Object.keys(Object(JSON.parse(pages)));
  expect(screens).toEqual(expect.arrayContaining(named));
});

it('[POR-121] the library of the guide to Drupal is the script of the snippet, and the theme has it', async () => {
  const library = sourceOf('drupal/lender.libraries.yml');
  const [, name, src] =
    /^(\w+):\n {2}js:\n {4}(https:\S+):\n {6}type: external\n/.exec(library) ?? [];
  const lines = [...library.matchAll(/^ {8}([\w-]+): (.+)$/gm)];
  const given = Object.fromEntries(
    lines.map(([, key = '', value = '']) => [key, value === 'true' ? '' : value]),
  );
  const { 'data-pages': ofLibrary = '', ...script } = { ...given, src };
  expect(script).toEqual(await snippetScript());
  // Single quotes are YAML's for a text with double ones.
  expect(JSON.parse(ofLibrary.replaceAll(/^'|'$/g, ''))).toEqual(JSON.parse(pages));
  expect(sourceOf('drupal/lender.info.yml')).toBe(`libraries:\n  - lender/${name ?? ''}\n`);
});

it('[POR-121] the template of the guide to Drupal has the quickstart’s tag, and every part of it is closed', () => {
  const template = sourceOf('drupal/page--node--7.html.twig');
  expect(template.split('{{')).toHaveLength(template.split('}}').length);
  expect(template).not.toContain('{%');
  const tag = elementOf(template, 'main portico-sign-in');
  const quick = elementOf(quickstart, 'portico-sign-in');
  expect(attributesOf(tag)).toEqual(attributesOf(quick));
  expect(withoutSpace(tag.textContent)).toBe(withoutSpace(quick.textContent));
});

it('[POR-121] the web part of the guide to SharePoint makes the script of the snippet once, and the tag', async () => {
  const parts = [document.createElement('div'), document.createElement('div')];
  document.body.append(...parts);
  parts.forEach(showSignIn);
  const scripts = [...document.head.querySelectorAll('script')];
  // A script that is made by code is always loaded beside the page.
  expect(scripts.map((script) => ({ ...attributesOf(script), async: '' }))).toEqual([
    await snippetScript(),
  ]);
  for (const part of parts)
    expect(withoutSpace(part.querySelector('portico-sign-in')?.textContent ?? '')).toBe(
      withoutSpace(elementOf(quickstart, 'portico-sign-in').textContent),
    );
});
