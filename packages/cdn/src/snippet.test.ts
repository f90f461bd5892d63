import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { serverTexts } from './page-servers';
import { makeSnippet, snippetParts, type Manifest, type SnippetChoice } from './snippet';

const names = ['accounts', 'sign-in', 'payment'];
const ofTag = (name: string) => ({
  entry: `Ab/${name}.js`,
  preload: ['Ab/runtime.js'],
  later: [`Ab/later-${name}.js`],
  first: {
    ...{ en: `Ab/${name}.en.js`, es: `Ab/${name}.es.js` },
    ...{ 'in.en': `Ab/${name}.in.en.js`, 'in.es': `Ab/${name}.in.es.js` },
    ...{ 'plain.en': `Ab/${name}.plain.en.js`, 'in.plain.en': `Ab/${name}.in.plain.en.js` },
  },
  style: 'display:block;min-height:386px',
});
const tags = Object.fromEntries(names.map((name) => [`portico-${name}`, ofTag(name)]));
const paths = [
  ...['loader.js', 'debug.js', 'Ab/runtime.js', 'Ab/core.js', 'Ab/words.js'],
  ...Object.values(tags).flatMap(({ entry, later, first }) => [
    entry,
    ...later,
    ...Object.values(first),
  ]),
];
const files = Object.fromEntries(paths.map((path) => [path, { integrity: `sha384-${path}` }]));
const manifest: Manifest = {
  ...{ version: '1.4.2', files, tags },
  ...{ ahead: 'Ab/runtime.js', always: ['Ab/core.js'] },
};
const choice: SnippetChoice = {
  origin: 'https://cdn.lender.example/',
  tags: ['sign-in', 'portico-accounts'],
  api: 'https://api.lender.example/v1',
  locale: 'en',
  isPlain: false,
  fonts: ['https://fonts.example'],
};

const mapOf = (head: string) => /<script type="importmap">(.*)<\/script>/.exec(head)?.[1] ?? '';
const checked = async (more: Partial<SnippetChoice> = {}) => {
  const { head } = await makeSnippet(manifest, { ...choice, ...more });
  const map: { integrity: Record<string, string> } = JSON.parse(mapOf(head));
  return Object.keys(map.integrity).map((address) => address.split('/1.4.2/')[1]);
};

describe('the snippet of some tags', () => {
  it('[POR-160] has the script, the heights, the preloads and the tags, each with its hash', async () => {
    const { head, body } = await makeSnippet(manifest, choice);
    const suite = 'https://cdn.lender.example/portico/1.4.2';
    expect(head).toContain(`src="${suite}/loader.js"`);
    expect(head).toContain('integrity="sha384-loader.js" crossorigin');
    expect(head).toContain('data-api="https://api.lender.example/v1" data-locale="en"');
    expect(head).toContain('<link rel="preconnect" href="https://api.lender.example" crossorigin>');
    expect(head).toContain(`<link rel="stylesheet" href="${suite}/portico.css">`);
    for (const file of ['Ab/runtime.js', 'Ab/sign-in.js', 'Ab/sign-in.en.js'])
      expect(head).toContain(
        `<link rel="modulepreload" href="${suite}/${file}" integrity="sha384-${file}"`,
      );
    // An import map has no effect after a module script.
    expect(head.indexOf('importmap')).toBeLessThan(head.indexOf('type="module"'));
    expect(body).toBe('<portico-sign-in></portico-sign-in>\n<portico-accounts></portico-accounts>');
  });

  it('[POR-160] checks the files that these tags can load, and no other', async () => {
    const ofBoth = ['accounts', 'sign-in'].flatMap((name) => [
      ...[`Ab/${name}.js`, `Ab/${name}.en.js`, `Ab/${name}.in.en.js`, `Ab/later-${name}.js`],
    ]);
    const all = ['Ab/core.js', 'Ab/runtime.js', ...ofBoth];
    expect((await checked()).sort()).toEqual(all.sort());
  });

  it('checks the first screens of each language, and the plain words, where they are chosen', async () => {
    expect(await checked({ locale: 'auto' })).toContain('Ab/accounts.in.es.js');
    const plain = await checked({ isPlain: true });
    expect(plain).toEqual(expect.arrayContaining(['Ab/words.js', 'Ab/sign-in.plain.en.js']));
    expect(plain).not.toContain('Ab/sign-in.en.js');
  });

  it('[POR-160] has a policy that carries the page: its own files, its fonts, its forms, the map', async () => {
    const { head, policy } = await makeSnippet(manifest, {
      ...choice,
      cards: 'https://cards.example',
    });
    const hash = createHash('sha256').update(mapOf(head)).digest('base64');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' https://cdn.lender.example 'sha256-${hash}'`,
      "style-src 'self' https://cdn.lender.example https://fonts.example",
      "font-src 'self' https://fonts.example",
      "connect-src 'self' https://api.lender.example",
      "img-src 'self' data:",
      'frame-src https://cards.example',
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types portico portico-sanitizer 'allow-duplicates'",
    ]);
  });

  it.each([
    [{ tags: ['pay'] }, '1.4.2 has no tag "pay": accounts, sign-in, payment.'],
    [{ origin: 'cdn.lender.example' }, '"cdn.lender.example" is no address'],
    [{ api: 'api' }, '"api" is no address'],
    [{ fonts: ['fonts'] }, '"fonts" is no address'],
  ])('refuses %o', async (more, complaint) => {
    await expect(makeSnippet(manifest, { ...choice, ...more })).rejects.toThrow(complaint);
  });
});

describe('the headers of', () => {
  const policy = "default-src 'none'; script-src 'self'";

  it.each(serverTexts('1.4.2', policy))(
    '$server keep the version, and send the policy',
    ({ text }) => {
      for (const part of ['immutable', 'Content-Security-Policy', 'script-src', 'cross-origin'])
        expect(text.replace('ContentSecurityPolicy', 'Content-Security-Policy')).toContain(part);
      expect(text).toMatch(/Access-Control-Allow-Origin|AllowedOrigins/);
    },
  );

  it('S3 are quoted for a shell', () => {
    const text = serverTexts('1.4.2', policy).find(({ server }) => server === 'S3')?.text ?? '';
    expect(text).toContain(`default-src '\\''none'\\''`);
  });
});

it('says of each part where it belongs', async () => {
  const parts = snippetParts(await makeSnippet(manifest, choice));
  expect(parts.map(({ title }) => title.split(/\W/)[0])).toEqual([
    'Into',
    'Where',
    'The',
    'nginx',
    'Apache',
    'IIS',
    'Cloudflare',
    'S3',
  ]);
});
