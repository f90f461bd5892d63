import { pagePath } from '../../demo-host/website/variants';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { withPhone, words } from './support/words';

test('[ACC-816] the sections of the FAQ are at the side, on a narrow page in a dropdown', async ({
  page,
  records,
}) => {
  await page.goto(pagePath('strict', 'faq'));
  const side = page.getByRole('navigation', { name: 'Sections' });
  const dropdown = page.getByLabel(words['faq.selectSection']);
  await expect(side).toBeVisible();
  await expect(dropdown).toBeHidden();
  await side.getByRole('button', { name: 'Rates' }).click();
  await expect(page.getByRole('cell', { name: '6.49%' })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 800 });
  await expect(side).toBeHidden();
  await expect(dropdown).toHaveValue('rates');
  await dropdown.selectOption('Holidays');
  await expect(page.getByText('Thanksgiving Day')).toBeVisible();
  await expectAccessible(page);
  expect(records.violations).toEqual([]);
});

test('a visitor goes from the sign-in screen to the FAQ and back, in the portal', async ({
  page,
}) => {
  await page.goto('/portal');
  await page.getByRole('link', { name: words['portal.navFaq'] }).click();
  await expect(page).toHaveURL(/#\/home\/faq$/);
  await expect(page.getByRole('heading', { name: 'General' })).toBeVisible();
  await page.getByRole('link', { name: words['visitor.backToLogin'] }).click();
  await expect(page).toHaveURL(/#\/home\/login$/);
});

test('a visitor’s question reaches the lender once, after a fault and a double click', async ({
  page,
  testConsole,
  records,
}) => {
  await testConsole.setFaults({ contactUs: { status: 503 } });
  await page.goto(pagePath('strict', 'messages'));
  const box = (name: string) => page.getByRole('textbox', { name });
  await page.getByLabel(words['messages.kind']).selectOption('Question');
  await box('Name').fill('Ada Byron');
  await box(words['messages.email']).fill('ada@example.com');
  await box('Subject').fill('Opening hours');
  await box('Message').fill('When do you open on Saturday?');
  await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await expect(page.getByText('Checking…')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(withPhone(words['messages.error']))).toBeVisible();
  await expect(box('Message')).toHaveValue('When do you open on Saturday?');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('Checking…')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByText(/^Thank you for your message/)).toBeVisible();
  const questions = (await testConsole.outbox()).filter(({ subject }) =>
    /Opening hours/.test(subject),
  );
  expect(questions).toHaveLength(1);
  expect(records.violations).toEqual([]);
});

test('the nearest branch is listed first, under the strict policy', async ({ page, records }) => {
  await page.goto(pagePath('strict', 'locations'));
  const first = page.getByRole('list', { name: 'Branches' }).getByRole('listitem').first();
  await page.getByLabel('Zip code').fill('51537');
  await expect(first).toContainText('8 Courthouse Square');
  await expect(page.getByRole('group', { name: 'Map of the branches' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(page);
  expect(records.violations).toEqual([]);
});
