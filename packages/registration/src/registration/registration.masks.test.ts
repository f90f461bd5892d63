import { expect, it } from 'vitest';
import { accountNumberPattern } from './registration.masks';

it.each([
  [[4, 6, 1], '0000-000000-0'],
  [[], ''],
])('the groups %j are the pattern "%s"', (groups, expected) => {
  expect(accountNumberPattern(groups)).toBe(expected);
});
