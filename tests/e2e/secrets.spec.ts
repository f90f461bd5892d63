import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pagePath } from '../../demo-host/website/variants';
import { hanna, iris, maya, newBank, newCard } from './support/borrowers';
import { expect, test } from './support/test';
import {
  agreeToTerms,
  choosePayment,
  confirmPayment,
  enterAmount,
  enterBank,
  enterCard,
  signInAs,
} from './support/borrower-steps';
import type { PageRecords } from './support/page-records';

/** The session, which has to survive page changes; nothing else may contain the token. */
const sessionKey = 'portico.session';

type Kept = Readonly<Record<string, string>>;

/** Everything a page keeps, by place: both storages, readable cookies, the light DOM. */
function keptBy(page: Page): Promise<Kept> {
  return page.evaluate((session) => {
    const kept: Record<string, string> = {
      document: document.documentElement.outerHTML,
      title: document.title,
      cookies: document.cookie,
      history: JSON.stringify(history.state),
    };
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const key of Object.keys(storage)) {
        if (key !== session) kept[`${name} ${key}`] = storage.getItem(key) ?? '';
      }
    }
    return kept;
  }, sessionKey);
}

/** The content of the widgets' shadow roots, with the values of their fields. */
function drawnBy(page: Page): Promise<Kept> {
  return page.evaluate(() => {
    const drawn: Record<string, string> = {};
    for (const element of document.querySelectorAll('*')) {
      const root = element.shadowRoot;
      if (!root) continue;
      const typed = [...root.querySelectorAll('input')].map(({ value }) => value);
      drawn[`inside ${element.localName}`] = root.innerHTML + typed.join(' ');
    }
    return drawn;
  });
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const session: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const found = typeof session === 'object' && session !== null ? Object.entries(session) : [];
    const token: unknown = found.find(([name]) => /^usertoken$/i.test(name))?.[1];
    return typeof token === 'string' ? token : '';
  }, sessionKey);
}

/** Expects none of the secrets in what pages kept, an address, the console or a report. */
function expectNowhere(
  secrets: Readonly<Record<string, string>>,
  kept: readonly Kept[],
  records: PageRecords,
): void {
  const places = [
    ...kept.flatMap(Object.entries<string>),
    ...records.addresses.map((address) => ['address', address] as const),
    ...records.consoleMessages.map((text) => ['console', text] as const),
    ...records.reported.map((text) => ['report', text] as const),
  ];
  for (const [name, secret] of Object.entries(secrets)) {
    const found = places.filter(([, text]) => text.includes(secret)).map(([place]) => place);
    expect(found, name).toEqual([]);
  }
}

test('no secret is found outside the place it belongs to', async ({
  page,
  testConsole,
  records,
}) => {
  const kept: Kept[] = [];
  const visit = await signInAs({ page, testConsole }, hanna);
  const token = await tokenOf(page);
  expect(token.length).toBeGreaterThan(20);
  kept.push(await keptBy(page));
  await choosePayment(visit, hanna.loan);
  await enterBank(visit);
  kept.push(await keptBy(page));
  await agreeToTerms(visit);
  const question = await enterAmount(visit, '30.00');
  kept.push(await keptBy(page), await drawnBy(page));
  await confirmPayment(visit, question);
  kept.push(await keptBy(page), await drawnBy(page));

  const stored = kept.flatMap(Object.keys).filter((place) => place.includes('Storage portico.'));
  const security = await readFile('packages/SECURITY.md', 'utf8');
  for (const place of stored) expect(security).toContain(`\`${place.split(' ')[1] ?? ''}\``);

  const secrets = { token, password: visit.borrower.password, accountNumber: newBank.number };
  expectNowhere(secrets, kept, records);
});

test('no card number or security code typed into the page leaves its form', async ({
  page,
  testConsole,
  records,
}) => {
  await testConsole.setSettings({
    host: { hostedCardFields: 'false' },
    buckets: { shared: { 'cardPaymentOptions.allowRawCardsOption': 'true' } },
  });
  const kept: Kept[] = [];
  const visit = await signInAs({ page, testConsole }, iris);
  await choosePayment(visit, iris.loan);
  await enterCard(page);
  kept.push(await keptBy(page), await drawnBy(page));
  const question = await enterAmount(visit, '30.00');
  kept.push(await keptBy(page), await drawnBy(page));
  // An uncaught error is reported; the report must not contain what is in memory.
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('reported to the lender'))));
  await confirmPayment(visit, question);
  kept.push(await keptBy(page), await drawnBy(page));

  const spaced = newCard.number.replace(/(\d{4})(?=\d)/g, '$1 ');
  expectNowhere({ number: newCard.number, spaced }, kept, records);
  const texts = kept.flatMap(Object.values<string>);
  // Not a height in px.
  const code = new RegExp(`\\b${newCard.code}\\b(?!(\\.\\d+)?px)`);
  expect(texts.filter((text) => code.test(text))).toEqual([]);
});

test('no password or answer typed into the profile is kept with what is not saved yet', async ({
  page,
  testConsole,
  records,
}) => {
  const { borrower } = await signInAs({ page, testConsole }, maya);
  const token = await tokenOf(page);
  await page.goto(pagePath('plain', 'profile'));
  const secrets = { newPassword: 'Juniper-2kestrel', answer: 'Quercus alba' };
  await page
    .getByRole('textbox', { name: /^E-?mail/ })
    .first()
    .fill('maya.kept@example.com');
  const change = (what: string) =>
    page.getByRole('button', { name: `Change your ${what}` }).click();
  await change('password');
  await page.getByLabel('Current password').fill(borrower.password);
  await page.getByLabel('New password', { exact: true }).fill(secrets.newPassword);
  await change('security question');
  await page.getByLabel('Answer').fill(secrets.answer);
  const drafts = async () => (await keptBy(page))['sessionStorage portico.drafts'];
  await expect.poll(drafts).toContain('maya.kept@example.com');
  const kept = await keptBy(page);
  expectNowhere({ ...secrets, token, password: borrower.password }, [kept], records);

  await page.reload();
  await expect(page.getByRole('textbox', { name: /^E-?mail/ }).first()).toHaveValue(
    'maya.kept@example.com',
  );
  await change('password');
  await change('security question');
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(page.getByLabel('Answer')).toHaveValue('');
});
