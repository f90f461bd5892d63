import { expect, it } from 'vitest';
import { thirdPartyApplies } from './third-party';

const range = { enabled: true, minBranch: 5, maxBranch: 10 };

it.each([
  ['[PAY-060]', '5-1234567-8', range, true],
  ['[PAY-060]', '10-1234567-8', range, true],
  ['[PAY-061]', '007-1234567-8', range, true],
  ['[PAY-062]', '004-1234567-8', range, false],
  ['[PAY-062]', '11-1234567-8', range, false],
  ['[PAY-063]', '007-1', { ...range, minBranch: undefined }, false],
  ['[PAY-063]', '007-1', { ...range, maxBranch: undefined }, false],
  ['[PAY-064]', '007-1', { ...range, enabled: false }, false],
  ['', 'A7-1', range, false],
  ['', '7A-1', range, false],
  ['', '-7', { ...range, minBranch: 0 }, false],
  ['', '', range, false],
])('%s account %s in %j: %s', (_, number, settings, applies) => {
  expect(thirdPartyApplies(number, settings)).toBe(applies);
});
