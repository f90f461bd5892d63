import { expect, it } from 'vitest';
import { maskNumbers } from './mask-numbers';
import { shortMark } from './short-mark';

it.each([
  ['a card number', 'card 4111 1111 1111 1111, why', 'card •••• •••• •••• ••••, why'],
  ['a card number without spaces', '4111111111111111', '••••••••••••••••'],
  ['an account number', 'loan 00121400334', 'loan •••••••••••'],
  ['a short account number', 'loan 1400334', 'loan •••••••'],
  ['a Social Security number', '900-12-3456 and 900 12 3456', '•••-••-•••• and ••• •• ••••'],
  ['a telephone number', '319-555-0148', '•••-•••-••••'],
])('%s is replaced by dots', (_title, text, kept) => {
  expect(maskNumbers(text)).toBe(kept);
});

it.each(['I paid $370.35 on 11/25/2026.', 'zip 52401', '12 34 56', 'Call 911', ''])(
  'text without such a number stays: %s',
  (text) => {
    expect(maskNumbers(text)).toBe(text);
  },
);

it('a short mark tells two loans apart, and has too few bits to compute a number from', () => {
  expect(shortMark('0012140033')).not.toBe(shortMark('0012140034'));
  expect(shortMark('0012140033')).toBe(shortMark('0012140033'));
  for (const text of ['', '0012140033', 'maria']) {
    expect(Number.parseInt(shortMark(text), 36)).toBeLessThan(2 ** 20);
  }
});
