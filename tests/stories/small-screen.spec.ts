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

for (const look of [
  { locale: 'en', theme: 'light' },
  { locale: 'es', theme: 'dark' },
] as const) {
  test(`[POR-077] in ${look.locale}, a dialog's title and buttons are in sight on a screen of 320 by 568 px, also after an error`, async ({
    stories,
  }) => {
    test.setTimeout(300_000);
    const { page, show } = stories;
    await page.setViewportSize(phone);
    const dialog = page.locator(front);
    const shown = async () => (await dialog.count()) > 0;
    let dialogs = 0;
    for (const { id } of listStories()) {
      await show(id, look);
      if (!(await shown())) continue;
      dialogs += 1;
      expect.soft(await dialog.evaluate(outOfSight), id).toEqual([]);
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      expect.soft(await dialog.evaluate(outOfSight), `${id}, scrolled`).toEqual([]);
      const submit = dialog.locator('form [type=submit]').last();
      if ((await submit.count()) === 0) continue;
      await submit.evaluate((button: HTMLElement) => button.click());
      if (!(await shown())) continue;
      expect.soft(await dialog.evaluate(outOfSight), `${id}, submitted`).toEqual([]);
    }
    expect(dialogs).toBeGreaterThan(20);
  });
}
