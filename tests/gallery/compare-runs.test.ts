import { expect, it } from 'vitest';
import { compareRuns } from './compare-runs.mjs';
import { planShots } from './plan.mjs';
import type { Run } from './runs.mjs';

const story = (id: string) => ({ id, title: 'Screens/FAQ/FAQ', name: id });

/** A run whose pictures are all the same file, but for those given. */
function runOf(name: string, ids: readonly string[], files: Readonly<Record<string, string>>): Run {
  const stories = ids.map(story);
  const shots = planShots(stories, { widths: [320], locales: ['en'] });
  const picture = (key: string) => ({ file: files[key] ?? 'same.png', height: 90 });
  return {
    name,
    sources: name,
    takenAt: '',
    stories,
    shots: Object.fromEntries(shots.map(({ key }) => [key, picture(key)])),
  };
}

const earlier = runOf('earlier', ['faq--kept', 'faq--removed', 'card--removed'], {});
const run = runOf('run', ['faq--kept', 'faq--added'], { 'faq--kept 320 dark en': 'other.png' });
const shots = planShots(run.stories, { widths: [320], locales: ['en'] });

it('finds changed pictures, new stories and missing stories', () => {
  const comparison = compareRuns(shots, run, earlier);
  expect(comparison.different.map(({ key }) => key)).toEqual(['faq--kept 320 dark en']);
  expect(comparison.added).toEqual(['faq--added']);
  expect(comparison.removed.map(({ id }) => id)).toEqual(['faq--removed', 'card--removed']);
  expect(comparison.unmatched).toBe(0);
});

it('only stories of the selection are missing', () => {
  const { removed } = compareRuns(shots, run, earlier, 'faq');
  expect(removed.map(({ id }) => id)).toEqual(['faq--removed']);
});

it('a picture that the earlier run did not take is not new: its story was there', () => {
  const partial = { ...earlier, shots: {} };
  const comparison = compareRuns(shots, run, partial);
  expect(comparison.different).toEqual([]);
  expect(comparison.added).toEqual(['faq--added']);
  expect(comparison.unmatched).toBe(2);
});
