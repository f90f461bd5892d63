import type { Page } from '@playwright/test';
import { hanna, newBank } from './support/people';
import { plainStage } from './support/stages';
import { expect, test } from './support/test';
import {
  agreeToTerms,
  choosePayment,
  confirmPayment,
  enterAmount,
  enterBank,
  signIn,
  type Visit,
} from './support/walk';

/** The session, which has to survive the lender's page changes; nothing else may hold the token. */
const sessionKey = 'portico.session';

/** Everything a page keeps, by place: both storages, cookies a script can read, the light DOM. */
function keptBy(page: Page): Promise<Readonly<Record<string, string>>> {
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

function tokenOf(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const session: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const found = typeof session === 'object' && session !== null ? Object.entries(session) : [];
    const token: unknown = found.find(([name]) => /^usertoken$/i.test(name))?.[1];
    return typeof token === 'string' ? token : '';
  }, sessionKey);
}

test('no secret leaves the place it belongs to', async ({ page, desk, watch }) => {
  const borrower = await desk.borrower(hanna.username);
  const visit: Visit = { page, stage: plainStage, desk, borrower };
  const kept: Readonly<Record<string, string>>[] = [];
  await signIn(visit);
  const token = await tokenOf(page);
  expect(token.length).toBeGreaterThan(20);
  kept.push(await keptBy(page));
  await choosePayment(visit, hanna.loan);
  await enterBank(visit);
  kept.push(await keptBy(page));
  await agreeToTerms(visit);
  const question = await enterAmount(visit, '30.00');
  kept.push(await keptBy(page));
  await confirmPayment(visit, question);
  kept.push(await keptBy(page));

  const secrets = { token, password: borrower.password, accountNumber: newBank.number };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(
      watch.addresses.filter((address) => address.includes(secret)),
      name,
    ).toEqual([]);
    expect(
      watch.said.filter((text) => text.includes(secret)),
      name,
    ).toEqual([]);
    const places = kept.flatMap((page) =>
      Object.entries(page)
        .filter(([, text]) => text.includes(secret))
        .map(([place]) => place),
    );
    expect(places, name).toEqual([]);
  }
});
