import { expect, it } from 'vitest';
import { progressText } from './progress.mjs';

it.each([
  [0, '0 of 400'],
  [100, '100 of 400, about 3 min 0 s left'],
  [400, '400 of 400 in 1 min 0 s'],
])('progress after %d of 400 pictures and a minute reads as %s', (done, expected) => {
  expect(progressText(done, 400, 60_000)).toBe(expected);
});
