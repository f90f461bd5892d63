import { expect, type Locator, type Page } from '@playwright/test';

/** How a borrower operates a page. The same tests run with a mouse and by keyboard alone. */
export type InputMethod = {
  readonly fill: (field: Locator, text: string) => Promise<void>;
  /** Presses a button or follows a link. */
  readonly press: (control: Locator) => Promise<void>;
  /** Chooses a radio button or ticks a box. */
  readonly tick: (box: Locator) => Promise<void>;
  /** Chooses an option of a select by its value. */
  readonly select: (list: Locator, value: string) => Promise<void>;
};

/** A pointer and a keyboard to type with. */
export const mouse: InputMethod = {
  fill: (field, text) => field.fill(text),
  press: (control) => control.click(),
  tick: (box) => box.check(),
  select: async (list, value) => {
    await list.selectOption(value);
  },
};

const isFocused = (element: Element): boolean => {
  const root = element.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
};

/** More tab stops than any page has; ends at a focus trap or an unreachable control. */
const mostStops = 80;

/** More than any question has. */
const mostAnswers = 8;

/** Of the answers to one question, Tab reaches the one that is chosen, else the first. */
async function tabStopOf(page: Page, box: Locator): Promise<Locator> {
  if ((await box.getAttribute('type')) !== 'radio') return box;
  const name = (await box.getAttribute('name')) ?? '';
  const answers = page.locator(`input[type=radio][name="${name}"]`);
  const chosen = answers.and(page.locator(':checked'));
  return (await chosen.count()) > 0 ? chosen : answers.first();
}

/** Tab, arrows, Space, Enter and letters; no script clicks or focuses anything. */
export function keyboard(page: Page): InputMethod {
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await target.evaluate(isFocused)) {
        await expect(target).toBeInViewport();
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target.toString()}`);
  }
  return {
    fill: async (field, text) => {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    press: async (control) => {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    tick: async (box) => {
      if (await box.isChecked()) return;
      await reach(await tabStopOf(page, box));
      await page.keyboard.press('Space');
      for (let step = 0; step < mostAnswers && !(await box.isChecked()); step += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await expect(box).toBeChecked();
    },
    select: async (list, value) => {
      await reach(list);
      const options = await list
        .locator('option')
        .evaluateAll((all) =>
          all.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
        );
      const steps = options.indexOf(value) - options.indexOf(await list.inputValue());
      const key = steps > 0 ? 'ArrowDown' : 'ArrowUp';
      for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(key);
      await expect(list).toHaveValue(value);
    },
  };
}
