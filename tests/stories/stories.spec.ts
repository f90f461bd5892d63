import { expect } from '@playwright/test';
import { listStories } from './built-storybook.mjs';
import type { Look } from './preview.mjs';
import { test } from './story-page';

/** Every story is shown in both languages and in both themes. */
const looks: readonly Look[] = [
  { locale: 'en', theme: 'light' },
  { locale: 'es', theme: 'dark' },
];

for (const { id, title, name } of listStories()) {
  test(`${title} · ${name} renders without an error and without an axe violation`, async ({
    stories,
  }) => {
    for (const look of looks) {
      await stories.show(id, look);
      expect.soft(await stories.violations(), `${look.locale}, ${look.theme}`).toEqual([]);
      expect.soft(stories.problems, `${look.locale}, ${look.theme}`).toEqual([]);
    }
  });
}

test('the check includes shadow roots', async ({ stories }) => {
  await stories.show('primitives-fields-textinput--empty', { locale: 'en', theme: 'light' });
  await stories.page.locator('label').evaluate((label) => label.remove());
  expect(await stories.violations()).toEqual([expect.stringMatching(/^label: /)]);
});
