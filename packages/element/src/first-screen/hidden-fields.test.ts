// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keepHidden } from '../keep-hidden';
import { fieldNames } from './field-names';
import { hiddenKey, hideFields } from './hidden-fields';

const markup =
  '<form><div><input name="ssn"></div><fieldset><input type="radio" name="kind"><input type="radio" name="kind"></fieldset><div><input name="zip"></div></form>';
const built = {
  id: 'id',
  put: () => undefined,
  draw: (box: Element) => {
    box.replaceChildren(document.createRange().createContextualFragment(markup));
  },
};

function firstScreen() {
  const box = document.createElement('div');
  built.draw(box);
  hideFields(box, 'portico-x');
  return fieldNames(box);
}

afterEach(() => {
  localStorage.clear();
});

it('stands whole where nothing is remembered, or nothing that can be read', () => {
  expect(firstScreen()).toBe('ssn,kind,kind,zip');
  localStorage.setItem(hiddenKey, '{');
  expect(firstScreen()).toBe('ssn,kind,kind,zip');
});

it.each([
  ['one field', 'kind,zip', 'kind,kind,zip'],
  ['a group', 'ssn,zip', 'ssn,zip'],
  ['nothing', 'ssn,kind,zip', 'ssn,kind,kind,zip'],
])('is next without %s where that was not shown, until it is again', (_what, shown, next) => {
  keepHidden('portico-x', built, shown);
  expect(firstScreen()).toBe(next);
  keepHidden('portico-y', built, 'zip');
  expect(firstScreen()).toBe(next);
  keepHidden('portico-x', built, 'ssn,kind,zip');
  expect(firstScreen()).toBe('ssn,kind,kind,zip');
});
