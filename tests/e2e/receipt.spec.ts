import { hanna } from './support/borrowers';
import {
  agreeToTerms,
  backToAccounts,
  choosePayment,
  confirmPayment,
  enterAmount,
  enterBank,
  readReference,
  signInAs,
} from './support/borrower-steps';
import { plainSite, portalSite } from './support/sites';
import { expect, test } from './support/test';

for (const site of [plainSite, portalSite]) {
  test(`[POR-078] the confirmation survives a refresh and Back: ${site.title}`, async ({
    page,
    testConsole,
  }) => {
    const visit = await signInAs({ page, site, testConsole }, hanna);
    await choosePayment(visit, hanna.loan);
    await enterBank(visit);
    await agreeToTerms(visit);
    const reference = await confirmPayment(visit, await enterAmount(visit, '25.00'));
    await expect(page.getByText('We have your payment of $25.00')).toBeVisible();

    await page.reload();
    expect(await readReference(visit)).toBe(reference);

    await backToAccounts(visit);
    await page.goBack();
    expect(await readReference(visit)).toBe(reference);
    await expect(page.getByRole('heading', { name: 'What comes next' })).toBeVisible();
  });
}
