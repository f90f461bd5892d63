import { expect, it } from 'vitest';
import { isSameMethod } from './saved-method';

const card = { isCard: true, profileId: '7' };
const bank = { isCard: false, profileId: '7' };

it.each([
  [card, { ...card }, true],
  [card, bank, false],
  [bank, card, false],
  [card, { ...card, profileId: '8' }, false],
  [card, undefined, false],
])('%j and %j are the same method: %s', (a, b, same) => {
  expect(isSameMethod(a, b)).toBe(same);
});
