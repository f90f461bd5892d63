import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lenderPolicy } from '@portico/cdn/policy';
import { strictPolicy } from './policy';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const suite = 'https://cdn.example';
const api = 'https://api.example';
const directives = (policy: string) => policy.split('; ').map((part) => part.split(' ')[0]);

it('[POR-044] the strict page’s policy restricts framing, base, forms and Trusted Types', () => {
  expect(strictPolicy('https://cards.example').split('; ')).toEqual(
    expect.arrayContaining([
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'frame-src https://cards.example',
      "trusted-types portico portico-sanitizer 'allow-duplicates'",
    ]),
  );
});

it('a page without hosted fields frames nothing', () => {
  expect(directives(lenderPolicy({ suite, api }))).not.toContain('frame-src');
});

it('the policy in the packages’ README is the tested one', () => {
  const page = { fonts: ['https://fonts.example'] };
  const published = lenderPolicy({ suite, api, cardFields: 'https://cards.example', page });
  expect(read('packages/README.md')).toContain(`\n${published}\n`);
  const strict = read('tests/elements/server/page.mjs');
  for (const directive of directives(lenderPolicy({ suite, api }))) {
    expect(strict).toContain(`"${directive ?? ''} `);
  }
});

it('each Trusted Types policy that the suite creates is allowed', () => {
  const sources = [
    'packages/element/src/first-screen/draw.ts',
    'packages/ui/src/text/sanitize.ts',
  ].map(read);
  const made = sources.flatMap((text) => [...text.matchAll(/createPolicy\('([\w-]+)'/g)]);
  expect(made.map(([, name]) => name)).toEqual(['portico', 'portico-sanitizer']);
  for (const [, name] of made) expect(strictPolicy('x')).toContain(` ${name ?? ''} `);
});
