import { afterEach, expect, it, vi } from 'vitest';
import { reviewHistory } from './review-history';

afterEach(() => vi.unstubAllGlobals());

const nothing = { installed: undefined, lastAsked: undefined, loads: undefined };

it.each([
  [
    { installed: 1_700_000_000_000, lastAsked: '2025-01-31', loads: 4 },
    { installed: 1_700_000_000_000, lastAsked: '2025-01-31', loads: 4 },
  ],
  [{ lastAsked: '' }, { ...nothing, lastAsked: 'never' }],
  [{ installed: 'x', lastAsked: 'x', loads: null }, nothing],
  [{}, nothing],
  [undefined, nothing],
])('the app that answers %j has the history %j', async (answer, history) => {
  vi.stubGlobal('gacmobile', { request: () => Promise.resolve(answer) });
  await expect(reviewHistory()).resolves.toEqual(history);
});

it('is not known outside the app', async () => {
  await expect(reviewHistory()).resolves.toEqual(nothing);
});
