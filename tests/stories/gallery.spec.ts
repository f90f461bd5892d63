import { expect, test } from '@playwright/test';
import { comparePictures, openComparison } from '../gallery/compare-pictures.mjs';
import { planShots } from '../gallery/plan.mjs';
import { openStories, takeShots } from '../gallery/screenshots.mjs';
import { listStories } from './built-storybook.mjs';

/** From the header of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('the gallery takes all of a long dialog and of an open calendar', async ({ browser }) => {
  const stories = await openStories(browser);
  for (const only of [
    'primitives-overlays-dialog--long-text',
    'primitives-fields-dateinput--open',
  ]) {
    const shots = planShots(listStories(), { only, widths: [320, 768], locales: ['en'] });
    const taken = await takeShots(stories, shots);
    expect(taken.map(({ shot, problem }) => [shot.key, problem])).toEqual([
      [`${only} 320 light en`, undefined],
      [`${only} 320 dark en`, undefined],
      [`${only} 768 light en`, undefined],
      [`${only} 768 dark en`, undefined],
    ]);
    for (const { shot, png, height } of taken) {
      expect(sizeOf(png)).toEqual({ width: shot.width, height });
      const open = stories.page.locator('[role=dialog], dialog');
      expect(await open.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(height);
    }
  }
});

test('the gallery finds what differs between two pictures', async ({ browser }) => {
  const shots = planShots(listStories(), {
    only: 'primitives-text--headings',
    widths: [320],
    locales: ['en'],
  });
  const [light, dark] = await takeShots(await openStories(browser), shots);
  if (!light || !dark) throw new Error('There are two colour schemes.');
  const page = await openComparison(browser);
  expect(await comparePictures(page, light.png, light.png)).toMatchObject({ changed: 0, share: 0 });
  const difference = await comparePictures(page, light.png, dark.png);
  expect(difference.share).toBeGreaterThan(0.9);
  expect(sizeOf(difference.png)).toEqual(sizeOf(dark.png));
});
