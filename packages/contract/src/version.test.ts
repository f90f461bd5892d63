import { expect, it } from 'vitest';
import { contractVersion, isReadVersion } from './version';

it.each([
  [contractVersion, true],
  ['1', true],
  ['1.7', true],
  ['2.0', false],
  ['10.0', false],
  ['', false],
  ['newest', false],
])('answers of version "%s" are read: %s', (version, isRead) => {
  expect(isReadVersion(version)).toBe(isRead);
});
