import { expect, it } from 'vitest';
import { scriptSnippet, tagSnippet } from '../../demo-host/console/client/snippet';
import { markupOf } from './pages.mjs';

const integrity = 'sha384-…';
const style = 'display:block;min-height:386px';
const manifest = {
  ahead: 'Ab12/runtime.js',
  tags: {
    'portico-sign-in': {
      first: { en: 'Ab12/sign-in.en.js' },
      declared: { en: 'Ab12/sign-in.en.html' },
      entry: 'Ab12/sign-in.js',
      style,
    },
  },
};

/** Every line that preloads a file; the measured pages have no hashes. */
const aheadIn = (text: string) =>
  text.replaceAll(` integrity="${integrity}"`, '').match(/<link rel="modulepreload".*>/g);

/** The script tag of the loader. */
const scriptIn = (text: string) => text.match(/<script .*?(?= src=)/)?.[0];

it('measures the console’s snippet', () => {
  const file = (address: string) => ({ address, integrity });
  const script = scriptSnippet('', '1.0.0', integrity, file('/cdn/Ab12/runtime.js'));
  const ahead = ['/cdn/Ab12/sign-in.en.js', '/cdn/Ab12/sign-in.js'].map(file);
  const tag = tagSnippet('portico-sign-in', style, ahead);
  const page = markupOf('sign-in', manifest);
  expect(page).toContain(`\n${tagSnippet('portico-sign-in', style, [])}\n`);
  expect(scriptIn(page)).toBe('<script type="module" async');
  expect(scriptIn(page)).toBe(scriptIn(script));
  expect(aheadIn(page)).toEqual([...(aheadIn(script) ?? []), ...(aheadIn(tag) ?? [])]);
  expect(aheadIn(page)).toHaveLength(3);
});

it('also measures the script and the tag without preloads', () => {
  const page = markupOf('sign-in-plain', manifest);
  expect(aheadIn(page)).toBeNull();
  expect(page).toContain(`<portico-sign-in style="${style}"></portico-sign-in>`);
});
