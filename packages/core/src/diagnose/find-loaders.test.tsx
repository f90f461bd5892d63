import { afterEach, expect, it } from 'vitest';
import { findInLoaders, findNoTag, loadersOf } from './find-loaders';

const folder = 'https://cdn.example/portico/1.0.0/';

afterEach(() => document.head.replaceChildren());

function found(type: string) {
  const script = document.createElement('script');
  Object.assign(script, { type, src: `${folder}loader.js` });
  document.head.append(script);
  const loaders = loadersOf(document, folder);
  return [...findInLoaders(loaders), ...findNoTag(loaders, {})].map(({ id }) => id);
}

it.each([
  ['module', []],
  ['', ['loader-classic']],
  ['text/javascript', ['loader-classic']],
  // The copy that a consent tool leaves.
  ['text/plain', []],
])('the tag of a loader of type "%s": %j', (type, ids) => {
  expect(found(type)).toEqual(ids);
});

it('a loader without a tag has its API from nowhere, unless a script has set it', () => {
  expect(findNoTag([], {}).map(({ id }) => id)).toEqual(['loader-no-tag']);
  expect(findNoTag([], { api: '/own' })).toEqual([]);
});
