// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { hiddenFieldsKey } from '@portico/contract/page-protocol';
import { hideFields, storeHiddenFields } from './hidden-fields';

const markup =
  '<form><div><input name="ssn"></div><fieldset><input type="radio" name="kind"><input type="radio" name="kind"></fieldset><div><input name="zip"></div></form>';
const field = (name: string) => `<input name="${name}">`;

function boxOf(html: string) {
  const box = document.createElement('div');
  box.append(document.createRange().createContextualFragment(html));
  return box;
}

function draws(tag: string, shown: string) {
  const fields = shown.split(',').map(field).join('');
  storeHiddenFields(tag, boxOf(markup), boxOf(shown && fields));
}

function firstScreen() {
  const box = boxOf(markup);
  hideFields(box, 'portico-x');
  return [...box.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name).join();
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('shows every field where nothing readable is stored', () => {
  expect(firstScreen()).toBe('ssn,kind,kind,zip');
  localStorage.setItem(hiddenFieldsKey, '{');
  expect(firstScreen()).toBe('ssn,kind,kind,zip');
});

it.each([
  ['one field', 'kind,zip', 'kind,kind,zip'],
  ['a group', 'ssn,zip', 'ssn,zip'],
  ['nothing', 'ssn,kind,zip', 'ssn,kind,kind,zip'],
  ['any field after a screen without fields', '', 'ssn,kind,kind,zip'],
])('next omits %s where that was not shown, until it is shown again', (_what, shown, next) => {
  draws('portico-x', shown);
  expect(firstScreen()).toBe(next);
  draws('portico-y', 'zip');
  expect(firstScreen()).toBe(next);
  draws('portico-x', 'ssn,kind,zip');
  expect(firstScreen()).toBe('ssn,kind,kind,zip');
});

it('stores nothing where the storage is blocked', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  draws('portico-x', 'zip');
  expect(blocked).toHaveBeenCalled();
  expect(firstScreen()).toBe('ssn,kind,kind,zip');
});
