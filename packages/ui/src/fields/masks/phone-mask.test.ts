import { expect, it } from 'vitest';
import { phoneMask } from './phone-mask';

it.each([
  ['+1 (319) 555-0148', '3195550148'],
  ['1-319-555-0148', '3195550148'],
  ['319.555.0148', '3195550148'],
  ['131955', '131955'],
])('the pasted phone number %s', (text, expected) => {
  expect(phoneMask.rewrite?.(text)).toBe(expected);
});
