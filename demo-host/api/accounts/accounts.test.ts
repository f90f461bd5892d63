import {
  accountDetails,
  accountList,
  applicationList,
  hideAccount,
  paymentInfo,
  profile,
} from '@portico/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { listed } from '../testing/payment';
import { createTestHost, type TestHost } from '../testing/test-host';

let host: TestHost;
let maya: string;
beforeAll(async () => {
  host = await createTestHost();
  maya = await host.signIn('maya');
  return host.close;
});

describe('the account list', () => {
  it('has loans, a line of credit, savings, an investment and a closed loan', async () => {
    const { body } = await host.send(accountList, undefined, { token: maya });
    expect(body['Accounts']).toMatchObject([
      { Number: '0012-090233-8', Type: 0, Comment: 'CLOSED', Status: 'Closed', Balance: 0 },
      { Number: '0012-104417-3', Type: 0, Comment: '', LoanDueDate: '2026-03-14', Rate: 7.49 },
      { Number: '0012-118820-5', Type: 0, LoanDueDate: '2026-03-07', LoanAmountDue: 191.43 },
      { Number: '0012-300928-1', Type: 9 },
      { Number: '0012-500112-7', Type: 1, Balance: 2504.1 },
      { Number: '0012-700054-2', Type: 7, Balance: 10_000 },
    ]);
  });

  it('shows nothing due on a closed loan', async () => {
    const { body } = await host.send(accountList, undefined, { token: maya });
    const [closed] = [body['Accounts']].flat();
    expect(closed).not.toHaveProperty('LoanDueDate');
    expect(closed).not.toHaveProperty('LoanAmountDue');
  });

  it('is empty for a borrower without accounts', async () => {
    const token = await host.signIn('noel');
    const { body } = await host.send(accountList, undefined, { token });
    expect(body).toEqual({ HasNoErrors: true, Errors: [], Accounts: [] });
  });

  it('has the available credit of a line of credit', async () => {
    const line = await listed(host, maya, '0012-300928-1');
    expect(line.availableBalance).toBe(2_000_000 - (line.balance ?? 0));
  });
});

describe('account details', () => {
  it('has the figures of the loan page', async () => {
    const { body } = await host.send(
      accountDetails,
      { accountNumber: '0012-104417-3' },
      { token: maya },
    );
    expect(body['Information']).toMatchObject({
      HasNoErrors: true,
      AccountNumber: '0012-104417-3',
      InterestRate: 7.49,
      TotalAmountDue: 370.35,
      NextPaymentAmount: 370.35,
      LastPaymentAmount: 370.35,
      LastPaymentDate: '2026-02-14',
      LoanOriginationDate: '2024-04-14',
      OriginalMaturityDate: '2029-04-14',
      TotalLoanFees: 0,
    });
  });

  it('counts the days since it was opened', async () => {
    const { body } = await host.send(
      accountDetails,
      { accountNumber: '0012-104417-3' },
      { token: maya },
    );
    expect(body['DaysSinceOpened']).toBe(687);
  });

  it('splits fees into late and other', async () => {
    const token = await host.signIn('daniel');
    const { body } = await host.send(accountDetails, { accountNumber: '0014-207715-2' }, { token });
    expect(body['Information']).toMatchObject({ TotalLoanFees: 50, LateChargesDue: 50 });
  });
});

it.each([
  ['30 days back', 30, 1],
  ['too short a time back', 3, 0],
  ['a negative number of days', -1, 0],
  ['a billion days', 1e9, 1],
])('applications are listed %s', async (_name, numDaysToRetrieve, count) => {
  const { body } = await host.send(applicationList, { numDaysToRetrieve }, { token: maya });
  expect(body['Applications']).toHaveLength(count);
});

it('the profile is the borrower’s own', async () => {
  const { body } = await host.send(profile, undefined, { token: maya });
  expect(body['UserInfo']).toMatchObject({ LogonName: 'maya', EmailAddress: 'maya@example.com' });
});

describe('hiding an account', () => {
  const accountNumber = '0012-090233-8';
  const numbers = async (token: string) => {
    const { body } = await host.send(accountList, undefined, { token });
    return [body['Accounts']].flat().map((one) => Reflect.get(Object(one), 'Number'));
  };

  it('refuses an account of another borrower, which stays listed', async () => {
    const token = await host.signIn('daniel');
    const { codes } = await host.send(hideAccount, { accountNumber }, { token });
    expect(codes).toEqual(['Error']);
    expect(await numbers(maya)).toContain(accountNumber);
  });

  it('[LON-342, LON-343] removes it permanently from the list and every other call', async () => {
    expect(await numbers(maya)).toContain(accountNumber);
    const all = (await numbers(maya)).length;
    for (const time of ['once', 'again']) {
      const { body } = await host.send(hideAccount, { accountNumber }, { token: maya });
      expect([time, body]).toEqual([time, { HasNoErrors: true, Errors: [] }]);
      expect(await numbers(maya)).not.toContain(accountNumber);
      expect(await numbers(maya)).toHaveLength(all - 1);
    }
    const ask = { token: maya };
    const { codes } = await host.send(accountDetails, { accountNumber }, ask);
    expect(codes).toEqual(['Error']);
    expect((await host.send(paymentInfo, { accountNumber }, ask)).body['HasNoErrors']).toBe(false);
  });
});
