import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { comparePictures, openComparison } from '../gallery/compare-pictures.mjs';
import { makeGallery } from '../gallery/make-gallery.mjs';
import { planShots, selectStories, type StoryEntry } from '../gallery/plan.mjs';
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

/** An empty run over stories, one picture of each. */
function runOver(name: string, stories: readonly StoryEntry[]) {
  const shots = planShots(stories, { widths: [320], schemes: ['light'], locales: ['en'] });
  return { shots, run: { name, sources: name, takenAt: '', stories: [...stories], shots: {} } };
}

test('[POR-089] the gallery shows every screen, and what changed since an earlier run', async ({
  browser,
  page,
}, info) => {
  const folder = info.outputPath('gallery');
  const [kept, removed, added] = selectStories(listStories(), 'primitives-text');
  if (!kept || !removed || !added) throw new Error('Three stories show text.');
  const before = runOver('before', [kept, removed]);
  await makeGallery(browser, { folder, ...before });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  const pictures = page.getByRole('img');
  await expect(pictures).toHaveCount(2);
  await expect(page.getByRole('heading', { name: /^Changes/ })).toHaveCount(0);

  // As if the story that is in both runs had looked like the other one.
  const [keptShot, removedShot] = before.shots.map(({ key }) => key);
  const shots = { ...before.run.shots };
  Reflect.set(shots, keptShot ?? '', Reflect.get(shots, removedShot ?? ''));
  const earlier = { ...before.run, shots };
  await makeGallery(browser, { folder, ...runOver('after', [kept, added]), earlier });
  await page.reload();
  const changes = page.locator('#changes');
  await expect(changes).toContainText('Stories: 1 changed, 1 new, 1 missing.');
  for (const [title, story] of [
    ['Changed', kept],
    ['New', added],
    ['Missing', removed],
  ] as const) {
    const part = changes.locator('section', { has: page.getByRole('heading', { name: title }) });
    await expect(part.locator('article')).toHaveAttribute('data-story', story.id);
    const picture = part.getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(0);
  }
  await expect(changes.locator('.view-before, .view-after, .view-difference')).toHaveCount(3);
});
