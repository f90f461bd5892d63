import type { Page } from '@playwright/test';
import { sessionKey } from '../../../packages/contract/src/page/page-protocol';
import { pagePath } from '../../../demo-host/website/variants';

const accountNumber = '0012-204417-1';

const session = {
  id: 'history',
  userToken: 'token',
  username: 'maya',
  personalName: 'Maya Whitfield',
  lastLoggedInIP: '192.0.2.10',
  servicingBranch: '1',
  emailAddress: 'maya@example.com',
  companyNumber: 0,
  agreed: [],
};

const good = { HasNoErrors: true, Errors: [] };

/** So many entries, newest first, one an hour. */
function entries(count: number) {
  const newest = Date.UTC(2026, 4, 15, 20);
  return Array.from({ length: count }, (_, index) => {
    const [day, time] = new Date(newest - index * 3_600_000).toISOString().split('T');
    return {
      TransactionDate: day,
      TransactionTime: time?.slice(0, 5),
      TransactionDescription: `Payment number ${(5_000 + index * 7_919) % 10_007}`,
      PrincipalAmount: 200 + ((index * 31) % 9_973) / 100,
      InterestAmount: 40 + (index % 997) / 100,
      OtherAmount: 0,
      TotalPaymentAmount: 300 + ((index * 17) % 9_001) / 100,
      RunningPrincipalBalance: 10_000 + index,
    };
  });
}

/** Opens the page of a deposit whose history has so many entries, under the strict policy. */
export async function openLongHistory(page: Page, count: number): Promise<void> {
  await page.addInitScript(
    ([key, value]) =>
      sessionStorage.setItem(key, JSON.stringify({ ...value, api: location.origin })),
    [sessionKey, session] as const,
  );
  const answers: Readonly<Record<string, unknown>> = {
    '/api/accountlist': {
      ...good,
      Accounts: [{ Number: accountNumber, Type: 1, Description: 'Savings', Balance: 12_345.67 }],
    },
    '/api/accountdetails': {
      ...good,
      Information: { ...good, AccountNumber: accountNumber },
      DaysSinceOpened: 691,
    },
    '/api/accounthistory': { ...good, List: entries(count) },
    '/api/accountestatements/getstatementlist': { ...good, StatementList: [] },
  };
  await page.route('**/api/**', (route) => {
    const answer = answers[new URL(route.request().url()).pathname.toLowerCase()];
    return answer === undefined ? route.fallback() : route.fulfill({ json: answer });
  });
  const address = pagePath('strict', 'account');
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<portico-accounts>.*?<\/portico-accounts>/s,
      `<portico-deposit-details account-number="${accountNumber}"></portico-deposit-details>`,
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(address);
}
