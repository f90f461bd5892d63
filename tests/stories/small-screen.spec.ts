import { expect } from '@playwright/test';
import { listStories } from './built-storybook.mjs';
import { test } from './story-page';

/** The smallest screen of a phone in use. */
const phone = { width: 320, height: 568 };

/** The dialog in front. */
const front = 'dialog:modal >> nth=-1';

/** Runs in the page: the dialog's title and buttons that are not wholly in sight. */
function outOfSight(dialog: Element): string[] {
  const root = dialog.getRootNode();
  const isSeen = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const at = (root instanceof ShadowRoot ? root : document).elementFromPoint(
      (left + right) / 2,
      (top + bottom) / 2,
    );
    // An open calendar may be over the buttons: it closes on a press beside it.
    if (at?.closest('[part~=popover]')) return true;
    return at !== null && (part.contains(at) || at.contains(part));
  };
  const buttons = dialog.querySelectorAll('[part~=dialog-actions] > :is(button, a)');
  if (buttons.length === 0) return ['has no buttons'];
  const { height } = dialog.getBoundingClientRect();
  const parts = [dialog.querySelector('[part~=heading]'), ...buttons];
  return [
    ...(height > innerHeight ? [`is ${height} px high`] : []),
    ...parts.flatMap((part) => (part && !isSeen(part) ? [`${part.textContent} is hidden`] : [])),
  ];
}

/** Its sentences are the longer ones. */
const look = { locale: 'es', theme: 'light' } as const;

/** The stories of each screen. */
const screenOf = (title: string) => title.split('/').slice(0, 2).join(' · ');

for (const screen of new Set(listStories().map(({ title }) => screenOf(title)))) {
  const entries = listStories().filter(({ title }) => screenOf(title) === screen);
  test(`[POR-077] ${screen}: title and buttons of every dialog are in sight on a screen of 320 by 568 px, also after an error`, async ({
    stories,
  }) => {
    test.setTimeout(180_000);
    const { page, show } = stories;
    await page.setViewportSize(phone);
    const dialog = page.locator(front);
    const check = async (when: string) => {
      if ((await dialog.count()) === 0) return false;
      expect.soft(await dialog.evaluate(outOfSight), when).toEqual([]);
      return true;
    };
    for (const { id } of entries) {
      await show(id, look);
      if (!(await check(id))) continue;
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await check(`${id}, scrolled`);
      const submit = dialog.locator('form [type=submit]');
      if ((await submit.count()) === 0) continue;
      await submit.last().evaluate((button: HTMLElement) => button.click());
      await check(`${id}, submitted`);
    }
  });
}

test('[POR-077] a button below the screen is noticed', async ({ stories }) => {
  const { page, show } = stories;
  await page.setViewportSize(phone);
  await show('primitives-overlays-dialog--long-text', look);
  const dialog = page.locator(front);
  expect(await dialog.evaluate(outOfSight)).toEqual([]);
  const actions = dialog.locator('[part~=dialog-actions]');
  await actions.evaluate((element: HTMLElement) => (element.style.position = 'static'));
  expect(await dialog.evaluate(outOfSight)).toEqual(['Cancel is hidden', 'Logout is hidden']);
});
