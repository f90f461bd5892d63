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
  await openAnswered(
    page,
    {
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
    },
    `<portico-deposit-details account-number="${accountNumber}"></portico-deposit-details>`,
  );
}

/** Opens the overview of a borrower with so many loans, under the strict policy. */
export async function openManyLoans(page: Page, count: number): Promise<void> {
  const loans = Array.from({ length: count }, (_, index) => ({
    Number: `0012-${300_000 + index}-1`,
    Type: 0,
    Description: `Equipment loan ${(index * 7_919) % 10_007}`,
    Status: 'Current',
    Balance: 5_000 + ((index * 31) % 9_973),
    Rate: 5 + (index % 7),
    LoanAmountDue: 100 + ((index * 17) % 901),
    LoanDueDate: `2026-${String(1 + (index % 12)).padStart(2, '0')}-15`,
  }));
  await openAnswered(
    page,
    {
      '/api/accountlist': { ...good, Accounts: loans },
      '/api/application/getlist': { ...good, List: [] },
    },
    '<portico-accounts></portico-accounts>',
  );
}

/** Opens the account page with a tag and with these answers of the API, by path. */
async function openAnswered(
  page: Page,
  answers: Readonly<Record<string, unknown>>,
  tag: string,
): Promise<void> {
  await page.addInitScript(
    ([key, value]) =>
      sessionStorage.setItem(key, JSON.stringify({ ...value, api: location.origin })),
    [sessionKey, session] as const,
  );
  await page.route('**/api/**', (route) => {
    const answer = answers[new URL(route.request().url()).pathname.toLowerCase()];
    return answer === undefined ? route.fallback() : route.fulfill({ json: answer });
  });
  const address = pagePath('strict', 'account');
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<portico-accounts>.*?<\/portico-accounts>/s, tag);
    await route.fulfill({ response, body });
  });
  await page.goto(address);
}
