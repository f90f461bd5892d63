import { afterEach, expect, it } from 'vitest';
import { catalogue } from './catalogue.generated';
import { findInTags } from './find-tags';

afterEach(() => document.body.replaceChildren());

it.each([
  ['button', ['tag-inside']],
  ['label', ['tag-inside']],
  ['div', []],
  // Pages of ASP.NET have all of their content in one; its fields are not those of a widget.
  ['form', []],
])('a tag in a <%s>: %j', (around, ids) => {
  const tag = document.createElement('portico-session');
  document.body.appendChild(document.createElement(around)).append(tag);
  expect(findInTags([tag], catalogue).map(({ id }) => id)).toEqual(ids);
});
