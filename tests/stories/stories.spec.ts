import { expect, type Page } from '@playwright/test';
import { listStories } from './built-storybook.mjs';
import {
  hiddenAfterSubmit,
  hiddenInDialog,
  hiddenInScrolledDialog,
  isFocusInDialog,
} from './dialog-in-sight';
import { wrongInForcedColours, wrongInPrint, wrongWhenZoomed } from './display-modes';
import { test, type StoryPage } from './story-page';

/**
 * Every story is shown twice, in either words; all that can be seen in one look is checked in it.
 */
const spanish = { locale: 'es', theme: 'light', words: '' } as const;
const dark = { locale: 'en', theme: 'dark', words: 'plain' } as const;

/** For axe: where nothing is narrow. */
const desktop = { width: 1024, height: 800 };

/** The smallest screen of a phone in use. */
const phone = { width: 320, height: 568 };

/** 1280 by 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 };

async function resize(page: Page, size: typeof phone): Promise<void> {
  await page.setViewportSize(size);
  // What depends on the size is drawn in the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

async function expectAccessible({ page, violations, problems }: StoryPage): Promise<void> {
  await resize(page, desktop);
  // What stays in sight covers something wherever else the page is scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await violations()).toEqual([]);
  expect.soft(problems).toEqual([]);
}

// All of one look follow each other, because changing the look takes time.
for (const { id, title, name } of listStories()) {
  // Spanish sentences are the longer ones.
  test(`[POR-077] ${title} · ${name}, in Spanish, light: no error, no axe violation; title and buttons of a dialog are in sight on a screen of 320 by 568 px, also after an error`, async ({
    stories,
  }) => {
    const { page, show } = stories;
    await page.setViewportSize(phone);
    await show(id, spanish);
    expect.soft(await isFocusInDialog(page), 'the focus is in the dialog').not.toBe(false);
    expect.soft(await hiddenInScrolledDialog(page)).toEqual([]);
    await expectAccessible(stories);
    await resize(page, phone);
    expect.soft(await hiddenAfterSubmit(page), 'submitted').toEqual([]);
  });
}

for (const { id, title, name } of listStories()) {
  test(`[POR-087] ${title} · ${name}, in English, dark: no error, no axe violation; works at 400 % zoom, in forced colours and in print`, async ({
    stories,
  }) => {
    const { page, show } = stories;
    // Its play function may need parts that are loaded when they are near the window.
    await page.setViewportSize(phone);
    await show(id, dark);
    await resize(page, zoomed);
    expect.soft(await wrongWhenZoomed(page), 'at 400 %').toEqual([]);
    expect.soft(await wrongInForcedColours(page), 'in forced colours').toEqual([]);
    expect.soft(await wrongInPrint(page), 'printed').toEqual([]);
    await expectAccessible(stories);
  });
}

test('the check includes shadow roots', async ({ stories }) => {
  await stories.show('primitives-fields-textinput--empty', dark);
  await stories.page.locator('label').evaluate((label) => label.remove());
  expect(await stories.violations()).toEqual([expect.stringMatching(/^label: /)]);
});

test('[POR-077] a button below the screen is noticed', async ({ stories }) => {
  const { page, show } = stories;
  await page.setViewportSize(phone);
  await show('primitives-overlays-dialog--long-text', spanish);
  expect(await hiddenInDialog(page)).toEqual([]);
  const actions = page.locator('dialog:modal >> nth=-1').locator('[part~=dialog-actions]');
  await actions.evaluate((element: HTMLElement) => (element.style.position = 'static'));
  expect(await hiddenInDialog(page)).toEqual(['Cancel is hidden', 'Logout is hidden']);
});
