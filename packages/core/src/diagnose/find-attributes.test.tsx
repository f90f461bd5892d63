import { afterEach, describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.generated';
import { findInAttributes } from './find-attributes';

afterEach(() => document.body.replaceChildren());

/** What is found on a tag with an attribute. */
function foundOn(name: string, value = ''): readonly string[] {
  const tag = document.body.appendChild(document.createElement('portico-session'));
  tag.setAttribute(name, value);
  return findInAttributes([tag], catalogue).map(({ id }) => id);
}

describe('an attribute of a tag', () => {
  it.each([
    ['heading-level', '2'],
    ['class', 'account'],
    ['data-turbo-permanent', ''],
    ['aria-busy', 'true'],
    ['hx-preserve', ''],
    ['up-keep', ''],
    ['v-cloak', ''],
    ['_ngcontent-abc', ''],
    ['draggable', 'false'],
  ])('%s="%s" is no mistake', (name, value) => {
    expect(foundOn(name, value)).toEqual([]);
  });

  it.each([
    ['heading-levl', '2', 'attribute-unknown'],
    ['headinglevel', '2', 'attribute-unknown'],
    ['heading-level', '7', 'attribute-choice'],
    ['hide-heading', 'no', 'attribute-boolean'],
    ['settings', '{a: 1}', 'attribute-json'],
    ['settings', '["session.logOut"]', 'settings-shape'],
    ['settings', '"session.logOut"', 'settings-shape'],
  ])('%s="%s" is one', (name, value, id) => {
    expect(foundOn(name, value)).toEqual([id]);
  });
});
