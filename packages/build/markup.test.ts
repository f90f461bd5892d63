import { expect, it } from 'vitest';
import { isAlike, prepared, withTexts } from './markup.mjs';

const sentence = "Can't sign in?";

it.each([
  ['React', '<a href="#">Can&#x27;t sign in?</a>'],
  ['preact', `<a href="#">${sentence}</a>`],
])('finds a text with an apostrophe as %s writes it', (_library, drawn) => {
  const put = withTexts('<a href="#">{signIn.cantSignIn}</a>', () => sentence);
  expect(isAlike(put, drawn)).toBe(true);
  expect(prepared(drawn, 'en')).toBe(`<a href="#">${sentence}</a>`);
});

it('detects different markup', () => {
  expect(isAlike('<a>Sign in</a>', '<b>Sign in</b>')).toBe(false);
});

it('omits attributes with their default value', () => {
  expect(prepared('<input class="a b " aria-invalid="false"/>', 'en')).toBe('<input class="a b">');
  expect(prepared('<input aria-invalid="true"/>', 'en')).toBe('<input aria-invalid="true">');
});
