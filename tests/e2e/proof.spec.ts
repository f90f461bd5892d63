import { pagePath } from '../../demo-host/website/variants';
import { signInAs } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { keyboard } from './support/input-methods';
import { expect, test } from './support/test';

const newAddress = 'maya.new@whitfield.example';

test.use({ viewport: { width: 320, height: 640 } });

test('[POR-130] on a phone, by keyboard, a new e-mail address is saved after the password is given', async ({
  page,
  testConsole,
}) => {
  test.slow();
  const { borrower } = await signInAs({ page, testConsole }, maya);
  await page.goto(pagePath('plain', 'profile'));
  // A sign-in is a proof too: the API is made to want another one, once for each attempt.
  await testConsole.setFaults({ updateProfile: { refuse: 'ProofRequired' } });
  const by = keyboard(page);
  const email = page.getByRole('textbox', { name: /^Email address/ });
  const save = page
    .getByRole('region', { name: 'Signing in' })
    .getByRole('button', { name: 'Save' });
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const password = dialog.getByLabel('Password', { exact: true });
  await by.fill(email, newAddress);
  await by.press(save);

  // Left by Escape, nothing is saved and nothing has to be typed again.
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Your changes were not saved, because you did not/)).toBeVisible();
  await expect(email).toHaveValue(newAddress);
  await expect(save).toBeFocused();

  await testConsole.setFaults({ updateProfile: { refuse: 'ProofRequired' } });
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await page.keyboard.type('not-my-password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^This is not your password\./)).toBeVisible();
  await expect(password).toBeFocused();
  await password.selectText();
  await page.keyboard.type(borrower.password);
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(page.getByText(`We sent a link to ${newAddress}.`)).toBeInViewport({ ratio: 1 });
  await expect(email).toHaveValue(borrower.email ?? '');
  const mails = (await testConsole.outbox()).filter(({ to }) => to.includes(newAddress));
  expect(mails).not.toEqual([]);
});
