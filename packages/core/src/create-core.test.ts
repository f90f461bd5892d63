import { expect, it } from 'vitest';
import { createTestCore } from './testing';

it.each([
  ['Mozilla/5.0 (iPhone) gacmobile/2', true],
  ['gacmobile', true],
  ['Mozilla/5.0 (iPhone) Mobile Safari', false],
  ['', false],
])(
  '[ACC-089, LON-530] runs in mobile mode exactly when the user agent contains gacmobile: %j',
  (userAgent, mobile) => {
    expect(createTestCore({ userAgent }).core.mobile).toBe(mobile);
  },
);
