import { expect, type Page } from '@playwright/test';
import { test } from './story-page';

const english = { locale: 'en', theme: 'light' } as const;

/** The text of the focused element, also inside a shadow root. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return (
      inner?.getAttribute('aria-label') ?? inner?.getAttribute('value') ?? inner?.textContent ?? ''
    );
  });
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a radio group is one tab stop, and arrow keys choose', async ({ stories }) => {
  await stories.show('primitives-fields-radiogroup--chosen', english);
  const { page } = stories;
  await page.getByRole('radio').first().focus();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: /Savings/ })).toBeChecked();
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('radio', { name: /Checking/ })).toBeChecked();
});

test('a dialog receives the focus, keeps it, closes on Escape and restores it', async ({
  stories,
}) => {
  await stories.show('primitives-overlays-dialog--closed', english);
  const { page } = stories;
  await page.getByRole('button', { name: 'Open the dialog' }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => focused(page)).toBe('Are you sure you want to logout?');
  await press(page, 'Tab');
  await expect.poll(() => focused(page)).toBe('Cancel');
  await press(page, 'Tab');
  await expect.poll(() => focused(page)).toBe('Logout');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => focused(page)).toBe('Open the dialog');
});

test('a dialog with fields focuses the first', async ({ stories }) => {
  await stories.show('primitives-overlays-dialog--wide', english);
  await expect(stories.page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
});

test('a dialog that must stay open does not close on repeated Escape', async ({ stories }) => {
  await stories.show('primitives-overlays-dialog--kept-open', english);
  const { page } = stories;
  await press(page, 'Escape', 'Escape', 'Escape');
  // A close would be drawn by the second frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a calendar works by keyboard, shows why a day is blocked, and restores the focus', async ({
  stories,
}) => {
  await stories.show('primitives-fields-dateinput--filled', english);
  const { page } = stories;
  await page.getByRole('button', { name: 'Choose a date' }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => focused(page)).toBe('Wednesday, March 18, 2026');
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect.poll(() => focused(page)).toBe('Friday, March 20, 2026, Bank closed');
  await press(page, 'Enter');
  await expect(page.getByText('Bank closed', { exact: true })).toBeVisible();
  await press(page, 'ArrowLeft', 'Enter');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveValue('03/19/2026');
  await expect.poll(() => focused(page)).toBe('Choose a date');
});

test('a calendar closes on Escape, and on a click on its button or the page', async ({
  stories,
}) => {
  await stories.show('primitives-fields-dateinput--filled', english);
  const { page } = stories;
  const button = page.getByRole('button', { name: 'Choose a date' });
  const grid = page.getByRole('grid');
  await button.click();
  await expect(grid).toBeVisible();
  await press(page, 'Escape');
  await expect(grid).toBeHidden();
  await button.click();
  await expect(grid).toBeVisible();
  await button.click();
  await expect(grid).toBeHidden();
  await button.click();
  await expect(grid).toBeVisible();
  await page.getByText('Payment date').click();
  await expect(grid).toBeHidden();
});

test('tabs move by arrow keys', async ({ stories }) => {
  await stories.show('primitives-data-tabs--first', english);
  const { page } = stories;
  await page.getByRole('tab', { selected: true }).focus();
  await press(page, 'ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Profile Documents' })).toBeVisible();
  await press(page, 'End');
  await expect.poll(() => focused(page)).toBe('Applications Documents');
});

test('the arrow keys of a segmented control move the focus, and Space chooses', async ({
  stories,
}) => {
  await stories.show('primitives-fields-segmentedcontrol--ranges', english);
  const { page } = stories;
  await page.getByRole('radio', { checked: true }).focus();
  await press(page, 'ArrowLeft');
  await expect.poll(() => focused(page)).toBe('All');
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
  await press(page, 'Space');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('below 400 px a dialog is a sheet at the bottom, its buttons fill the width, the main one last', async ({
  stories,
}) => {
  const { page } = stories;
  await page.setViewportSize({ width: 399, height: 800 });
  await stories.show('primitives-overlays-dialog--open', english);
  const boxOf = async (role: 'dialog' | 'button', name: string) => {
    const box = await page.getByRole(role, { name, exact: true }).boundingBox();
    if (!box) throw new Error(`Not shown: ${name}`);
    return box;
  };
  const sheet = await boxOf('dialog', 'Are you sure you want to logout?');
  expect(sheet).toMatchObject({ x: 0, width: 399 });
  expect(sheet.y + sheet.height).toBe(800);
  const cancel = await boxOf('button', 'Cancel');
  const main = await boxOf('button', 'Logout');
  expect(main.x).toBe(cancel.x + cancel.width + 12);
  expect(main.x + main.width + cancel.x).toBe(399);
});
