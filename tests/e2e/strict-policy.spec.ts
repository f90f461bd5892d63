import type { Page } from '@playwright/test';
import { strictPolicy } from '../../demo-host/website/policy';
import { lenderPolicy } from '../../packages/cdn/src/policy';
import { pagePath } from '../../demo-host/website/variants';
import { hanna } from './support/borrowers';
import { pageSites, portalSite, type Site } from './support/sites';
import { expect, test } from './support/test';
import {
  choosePayment,
  enterBank,
  enterCode,
  enterCredentials,
  type Visit,
} from './support/borrower-steps';
import type { TestConsole } from './support/console';
import type { PageRecords } from './support/page-records';
import { words } from './support/words';

/** A rich text with code that must not run and links that must not be kept. */
const hostile = (name: string) =>
  `<p onclick="ran=1">Text of ${name}</p><script>ran=1</script><img alt="" src="data:image/gif;base64,x" onerror="ran=1"><a href="javascript:ran=1">a</a><a href="data:text/html,1">b</a>`;
const richTexts = [
  'loginOptions.announcementText',
  'registrationOptions.infoText',
  'globalOptions.agreementText1',
  'globalOptions.agreementText2',
  'globalOptions.footerText',
  'globalOptions.disclosuresText',
  'globalOptions.dashboardInfoText',
  'globalOptions.dashboardNoticeText',
  'globalOptions.faqGeneralText',
  'generalPaymentOptions.accountSelectorText',
  'generalPaymentOptions.paymentTypeText',
];
/** Settings that become an address on the visited pages. */
const addresses = [
  'globalOptions.logoImage',
  'globalOptions.dashboardBannerImage',
  'globalOptions.footerImage1',
  'globalOptions.appStoreUrl',
  'globalOptions.playStoreUrl',
  'globalOptions.singleSignOnUrl',
  'cardPaymentOptions.thirdPartyCardLinkUrl',
];
const agreements = [
  '/terms/bank-payments#new|2024-01-01|New bank terms|ach',
  '/terms/online-access#new|2024-01-01|New online terms|login',
];

async function setTexts(testConsole: TestConsole): Promise<void> {
  const texts = [
    ...richTexts.map((key) => [key, hostile(key)]),
    ...addresses.map((key) => [key, 'java\nscript:ran=1']),
    ['cardPaymentOptions.thirdPartyCardLinkOption', 'true'],
  ];
  const shared = {
    ...Object.fromEntries(texts),
    'globalOptions.agreements': agreements.join('\n'),
  };
  await testConsole.setSettings({ buckets: { shared } });
}

async function expectText(page: Page, key: string): Promise<void> {
  await expect(page.getByText(`Text of ${key}`).filter({ visible: true })).toBeVisible();
}

/** No script or link of the texts has an effect, and the policy blocked nothing of the suite. */
async function expectHarmless(page: Page, records: PageRecords): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  expect(await unsafeAddresses(page)).toEqual([]);
  // A handler in the text is reported while the text is parsed, before it is removed.
  const others = records.violations.filter(
    (text) => !text.startsWith('violation: script-src-attr'),
  );
  expect(others).toEqual([]);
}

/** Addresses in the page and in every widget that could run code. */
function unsafeAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        for (const name of ['href', 'src', 'action', 'formaction', 'xlink:href']) {
          const value = element.getAttribute(name) ?? '';
          if (/^\s*(java\s*script|data:text)/i.test(value)) found.push(`${name}=${value}`);
        }
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    return found;
  });
}

/** Makes the page a browser without the Sanitizer API. */
async function withoutSetHtml(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'setHTML');
    Reflect.deleteProperty(ShadowRoot.prototype, 'setHTML');
  });
}

/** Serves the portal's page under the policy too, plus the fonts of the lender's styles. */
async function strictPortal(page: Page, lender = strictPolicy('https://cards.example')) {
  const policy = `${lender}; font-src 'self'`;
  await page.route(/\/portal$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
}

/** Signs in past the announcement and the agreement; the text of each has to be shown. */
async function signInByTexts(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.goto(visit.site.login);
  await expectText(page, 'loginOptions.announcementText');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await enterCredentials(visit);
  await enterCode(visit);
  await page.getByRole('button', { name: 'Read the New online terms' }).click();
  await expectText(page, 'globalOptions.agreementText2');
  await page.getByRole('button', { name: words['agreements.accept'] }).click();
  const step = page.getByRole('dialog', { name: 'Agreements' });
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(visit.site.account);
}

async function payByTexts(visit: Visit): Promise<void> {
  const { page } = visit;
  await choosePayment(visit, hanna.loan);
  await expectText(page, 'generalPaymentOptions.accountSelectorText');
  await expectText(page, 'generalPaymentOptions.paymentTypeText');
  await enterBank(visit);
  await page.getByRole('button', { name: 'Read the New bank terms' }).click();
  await expectText(page, 'globalOptions.agreementText1');
  await page.getByRole('button', { name: words['agreements.accept'] }).click();
}

const strictSite = pageSites.filter(({ strict }) => strict);

for (const [how, prepare] of [
  ['with setHTML', async () => undefined],
  ['without setHTML', withoutSetHtml],
] as const) {
  for (const site of [...strictSite, portalSite] satisfies Site[]) {
    test(`[POR-044, POR-040] under the policy, ${how}, every rich text is shown and runs nothing: ${site.title}`, async ({
      page,
      testConsole,
      records,
    }) => {
      test.slow();
      await prepare(page);
      await strictPortal(page);
      await setTexts(testConsole);
      const borrower = await testConsole.borrower(hanna.username);
      const visit: Visit = { page, site, testConsole, borrower };
      await signInByTexts(visit);
      await expectHarmless(page, records);
      if (site === portalSite) {
        for (const key of ['dashboardInfoText', 'dashboardNoticeText', 'footerText']) {
          await expectText(page, `globalOptions.${key}`);
        }
      }
      await payByTexts(visit);
      await expectHarmless(page, records);
    });
  }

  test(`[POR-044] under the policy, ${how}, the visitors’ pages show their texts`, async ({
    page,
    testConsole,
    records,
  }) => {
    await prepare(page);
    await strictPortal(page);
    await setTexts(testConsole);
    await page.goto(pagePath('strict', 'register'));
    await expectText(page, 'registrationOptions.infoText');
    await expectHarmless(page, records);
    await page.goto(pagePath('strict', 'faq'));
    await expectText(page, 'globalOptions.faqGeneralText');
    await expectHarmless(page, records);
    await page.goto('/portal#/home/faq');
    await page.getByRole('button', { name: words['portal.showDisclosures'] }).click();
    await expectText(page, 'globalOptions.disclosuresText');
    await expectHarmless(page, records);
  });
}

test('[POR-045] an agreement whose text the sanitiser cannot show cannot be accepted', async ({
  page,
  testConsole,
}) => {
  await withoutSetHtml(page);
  const narrow = lenderPolicy({ suite: "'self'", api: "'self'" }).replace(' portico-sanitizer', '');
  await strictPortal(page, narrow);
  await setTexts(testConsole);
  const borrower = await testConsole.borrower(hanna.username);
  const visit: Visit = { page, site: portalSite, testConsole, borrower };
  await page.goto(visit.site.login);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await enterCredentials(visit);
  await enterCode(visit);
  const step = page.getByRole('dialog', { name: 'Agreements' });
  const box = step.getByLabel('I agree to the New online terms');
  await expect(box).toBeDisabled();
  await expect(step.getByText(/New online terms cannot be shown/)).toBeVisible();
  const accept = page.getByRole('button', { name: words['agreements.accept'] });
  await expect(async () => {
    await step.getByRole('button', { name: 'Read the New online terms' }).click({ timeout: 2_000 });
    await expect(accept).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await accept.click({ force: true });
  await page
    .getByRole('dialog', { name: 'New online terms' })
    .getByText(/cannot be shown/)
    .click();
  await expect(box).toBeDisabled();
  await expect(box).not.toBeChecked();
});

async function expectOptOut(page: Page, shown: string): Promise<void> {
  await expect(page.getByRole('button', { name: words['optOut.optOut'] })).toBeVisible();
  await expect(page).toHaveURL(shown);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('[POR-043] a mailed token is removed from the address, and a reload still works', async ({
  page,
}) => {
  for (const [link, shown] of [
    [`${pagePath('plain', 'opt-out')}?token=mailed`, pagePath('plain', 'opt-out')],
    ['/portal#/home/opt-out?token=mailed', '/portal#/home/opt-out'],
  ] as const) {
    await page.goto(link);
    await expectOptOut(page, shown);
    await page.reload();
    await expectOptOut(page, shown);
  }
});
