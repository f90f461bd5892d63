import { expect } from '@playwright/test';
import { listStories } from './built-storybook.mjs';
import { test } from './story-page';

/** Every story is shown in both languages and in both themes; all of one look follow each other. */
const looks = {
  'in English, light': { locale: 'en', theme: 'light' },
  'in Spanish, dark': { locale: 'es', theme: 'dark' },
} as const;

for (const [lookName, look] of Object.entries(looks)) {
  for (const { id, title, name } of listStories()) {
    test(`${title} · ${name}, ${lookName}, renders without an error and without an axe violation`, async ({
      stories,
    }) => {
      await stories.show(id, look);
      expect.soft(await stories.violations()).toEqual([]);
      expect.soft(stories.problems).toEqual([]);
    });
  }
}

test('the check includes shadow roots', async ({ stories }) => {
  await stories.show('primitives-fields-textinput--empty', { locale: 'en', theme: 'light' });
  await stories.page.locator('label').evaluate((label) => label.remove());
  expect(await stories.violations()).toEqual([expect.stringMatching(/^label: /)]);
});
