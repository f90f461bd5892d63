import type { Page } from '@playwright/test';

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
  const actions = dialog.querySelectorAll('[part~=dialog-actions] > :is(button, a)');
  // A menu in a dialog has only its items.
  const buttons = actions.length > 0 ? actions : dialog.querySelectorAll('li > :is(button, a)');
  if (buttons.length === 0) return ['has no buttons'];
  const { height } = dialog.getBoundingClientRect();
  const parts = [dialog.querySelector('[part~=heading]'), ...buttons];
  return [
    ...(height > innerHeight ? [`is ${height} px high`] : []),
    ...parts.flatMap((part) => (part && !isSeen(part) ? [`${part.textContent} is hidden`] : [])),
  ];
}

/** What is hidden of the dialog in front; undefined without a dialog. */
export async function hiddenInDialog(page: Page): Promise<string[] | undefined> {
  const dialog = page.locator(front);
  return (await dialog.count()) === 0 ? undefined : dialog.evaluate(outOfSight);
}

/** The same, also when it is scrolled to its end. */
export async function hiddenInScrolledDialog(page: Page): Promise<string[]> {
  const found = await hiddenInDialog(page);
  if (found === undefined) return [];
  await page.locator(front).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  return [...found, ...((await hiddenInDialog(page)) ?? []).map((part) => `scrolled: ${part}`)];
}

/** Submits the form in the dialog in front as it is; what is hidden then, such as by errors. */
export async function hiddenAfterSubmit(page: Page): Promise<string[]> {
  const submit = page.locator(front).locator('form [type=submit]');
  if ((await page.locator(front).count()) === 0 || (await submit.count()) === 0) return [];
  await submit.last().evaluate((button: HTMLElement) => button.click());
  return (await hiddenInDialog(page)) ?? [];
}

/** Whether the focus is in the dialog in front; undefined without a dialog. */
export async function isFocusInDialog(page: Page): Promise<boolean | undefined> {
  const dialog = page.locator(front);
  return (await dialog.count()) === 0
    ? undefined
    : dialog.evaluate((element) => element.matches(':focus-within'));
}
