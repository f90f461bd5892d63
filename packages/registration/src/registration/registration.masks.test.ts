import { describe, expect, it } from 'vitest';
import { accountNumberPattern, phoneMask } from './registration.masks';

describe('masks', () => {
  it.each([
    ['+1 (319) 555-0148', '3195550148'],
    ['1-319-555-0148', '3195550148'],
    ['319.555.0148', '3195550148'],
    ['131955', '131955'],
  ])('the pasted phone number %s', (text, expected) => {
    expect(phoneMask.rewrite?.(text)).toBe(expected);
  });
});

it.each([
  [[4, 6, 1], '0000-000000-0'],
  [[], ''],
])('the groups %j are the pattern "%s"', (groups, expected) => {
  expect(accountNumberPattern(groups)).toBe(expected);
});
