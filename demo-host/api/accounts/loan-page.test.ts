import {
  accountAlerts,
  accountDetails,
  applicationDetails,
  insuranceInformation,
  profile,
  updateAddress,
  type AccountAddress,
} from '@portico/contract';
import { number, object, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { autoLoan } from '../testing/payment';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import { noAlerts } from './alerts-store';

const homeLoan = '0012-118820-5';
const creditLine = '0012-300928-1';
const closedLoan = '0012-090233-8';
const danielsLoan = '0014-207715-2';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const details = (accountNumber: string, as = token) =>
  host.send(accountDetails, { accountNumber }, { token: as });
const field = (of: unknown, ...path: readonly string[]): unknown =>
  path.reduce((value: unknown, name) => Reflect.get(Object(value), name), of);

describe('the address of a loan', () => {
  const address = { address1: '9 Mill Street', city: 'Marion', state: 'IA', zipCode: '52302' };
  const save = (accountNumber: string, changes: Partial<AccountAddress> = {}) =>
    host.send(updateAddress, { accountNumber, address: { ...address, ...changes } }, { token });
  const shown = async (accountNumber: string) =>
    field((await details(accountNumber)).body, 'Information', 'Address');

  it('is the borrower’s until it is changed, for this loan only', async () => {
    const own = {
      Address1: '14 Juniper Road',
      City: 'Cedar Rapids',
      State: 'IA',
      ZipCode: '52401',
    };
    expect(await shown(autoLoan)).toEqual(own);
    const { body } = await save(autoLoan, { address1: '  9 Mill Street ' });
    const saved = { Address1: '9 Mill Street', City: 'Marion', State: 'IA', ZipCode: '52302' };
    expect(body['Address']).toEqual(saved);
    expect(await shown(autoLoan)).toEqual(saved);
    expect(await shown(homeLoan)).toEqual(own);
    const { body: mine } = await host.send(profile, undefined, { token });
    expect(field(mine, 'PersonalInfo', 'Address')).toEqual(own);
  });

  it.each([
    ['another city of the region', { city: 'Waterloo' }, ['ZipCityNoMatch']],
    ['another state', { state: 'NE' }, ['ZipCityNoMatch']],
    ['the city in other letters', { city: 'MARION' }, []],
    ['a zip code outside of the region', { zipCode: '10001', city: 'New York', state: 'NY' }, []],
    ['no street', { address1: ' ' }, ['Error']],
    ['46 characters of street', { address1: 'x'.repeat(46) }, ['Error']],
    ['21 characters of city', { city: 'x'.repeat(21) }, ['Error']],
    ['a state of three letters', { state: 'IOW' }, ['Error']],
    ['a zip code of four digits', { zipCode: '5230' }, ['Error']],
  ])('with %s', async (_name, changes, codes) => {
    expect((await save(autoLoan, changes)).codes).toEqual(codes);
  });

  it.each([
    ['a closed loan', closedLoan],
    ['a loan of another borrower', danielsLoan],
  ])('of %s is refused', async (_name, accountNumber) => {
    expect((await save(accountNumber)).codes).toEqual(['Error']);
  });
});

describe('the alerts of an account', () => {
  const save = (accountNumber: string, email: object, as = token) =>
    host.send(
      accountAlerts,
      {
        accountNumber,
        emailAlerts: { ...noAlerts.emailAlerts, ...email },
        textAlerts: { alertLoanDelinquent: true, estatementAlert: false },
      },
      { token: as },
    );

  it('are all off at first, and stored as one', async () => {
    const off = field((await details(homeLoan)).body, 'Alerts', 'EmailAlerts');
    expect(Object.values(Object(off))).not.toContain(true);
    const changes = { alertLoanDueDate3: true, alertLoanDueDate3Days: '20' };
    expect((await save(homeLoan, changes)).codes).toEqual([]);
    expect((await details(homeLoan)).body['Alerts']).toMatchObject({
      EmailAlerts: { AlertLoanDueDate3: true, AlertLoanDueDate3Days: '20' },
      TextAlerts: { AlertLoanDelinquent: true, EstatementAlert: false },
    });
  });

  it.each([
    ['999 days', '999', []],
    ['0 days', '0', []],
    ['1000 days', '1000', ['Error']],
    ['no days', '', ['Error']],
    ['words', 'ten', ['Error']],
    ['a half day', '1.5', ['Error']],
  ])('with a reminder of %s', async (_name, alertLoanDueDate1Days, codes) => {
    const changes = { alertLoanDueDate1: true, alertLoanDueDate1Days };
    expect((await save(homeLoan, changes)).codes).toEqual(codes);
  });

  it('about statements need an e-mail address', async () => {
    await host.database.run('UPDATE borrowers SET email = NULL WHERE id = 1001');
    expect((await save(homeLoan, { estatementAlert: true })).codes).toEqual(['Error']);
    expect((await save(homeLoan, {})).codes).toEqual([]);
  });

  it('of a closed or foreign account are refused', async () => {
    expect((await save(closedLoan, {})).codes).toEqual(['Error']);
    expect((await save(danielsLoan, {})).codes).toEqual(['Error']);
  });
});

describe('account details', () => {
  it('have what the ledger sums to', async () => {
    const sums = await host.database.all(
      object({ book: string(), total: number() }),
      `SELECT l.book, SUM(l.amount) AS total FROM posting_lines l
       JOIN postings p ON p.id = l.posting_id WHERE p.account = ? GROUP BY l.book`,
      [homeLoan],
    );
    const sumOf = (book: string) => (sums.find((one) => one.book === book)?.total ?? 0) / 100;
    expect((await details(homeLoan)).body['Information']).toMatchObject({
      Balance: sumOf('principal'),
      TotalLoanFees: sumOf('fees'),
      OriginalAmount: 6_000,
      LoanBillingFrequency: 'Monthly',
      LastPaymentAmount: 191.43,
    });
  });

  it('have the rate of the day', async () => {
    const rate = async () => field((await details(creditLine)).body, 'Information', 'InterestRate');
    expect(await rate()).toBe(8.25);
    await host.database.run("INSERT INTO rate_changes VALUES (?, '2026-03-03', 799)", [creditLine]);
    expect(await rate()).toBe(8.25);
    await host.setToday('2026-03-03');
    expect(await rate()).toBe(7.99);
  });

  it('have the default method, the recurring and the scheduled payments', async () => {
    const iris = await host.signIn('iris');
    const { body } = await details('0012-150026-1', iris);
    expect(field(body, 'Information', 'PaymentInformation')).toMatchObject({
      RecurringPayment: {
        RecurringOption: 'BiWeekly',
        TotalAmount: 100,
        PaymentAccountNum: '4242',
      },
      ScheduledPayments: [{ PaymentAmount: 50 }, { PaymentAmount: 50 }],
    });
    const first = await details('0012-150010-4', iris);
    expect(
      field(first.body, 'Information', 'PaymentInformation', 'DefaultPaymentMethod'),
    ).toMatchObject({ IsCard: true });
  });

  it.each([
    ['locked for payoff', 'gus', '0012-180007-7', ['LoanLockedPayoff']],
    ['in dispute', 'gus', '0012-180008-4', ['Dispute']],
    ['in nightly maintenance', 'gus', '0012-180011-4', ['NightError']],
    ['not to be paid online', 'gus', '0012-180004-6', ['NoPaymentOnline']],
    ['only to be paid by bank account, and blocked', 'prairie', '0021-440077-4', ['NoAchPayment']],
    ['to be paid by card only', 'gus', '0012-180001-5', []],
    ['delinquent', 'gus', '0012-180009-1', []],
  ])('of a loan that is %s', async (_name, username, accountNumber, codes) => {
    expect((await details(accountNumber, await host.signIn(username))).codes).toEqual(codes);
  });

  it('are refused during nightly maintenance', async () => {
    await host.changeSetting('niteMode', 'true', 'host');
    expect((await details(autoLoan)).codes).toEqual(['NightError']);
  });
});

describe('the insurances on a loan', () => {
  const ask = async (accountNumber: string) => {
    const response = await host.fetch(insuranceInformation.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', UserToken: token },
      body: JSON.stringify({ accountNumber }),
    });
    return response.json();
  };

  it('are listed, and empty for a loan without any or of another borrower', async () => {
    expect(await ask(autoLoan)).toEqual([
      { Type: 'Credit life', IsIndividual: 2, Premium: 14.2 },
      { Type: 'Guaranteed asset protection', IsIndividual: 1, Premium: 8.95 },
    ]);
    expect(await ask(creditLine)).toEqual([]);
    expect(await ask(danielsLoan)).toEqual([]);
  });
});

describe('one application', () => {
  it.each([
    ['changed in these days', 'maya', 'A-20417', 30, 'Under review'],
    ['changed before', 'maya', 'A-20417', 3, undefined],
    ['that is unknown', 'maya', 'A-1', 30, undefined],
    ['of another borrower', 'hanna', 'A-20417', 30, undefined],
  ])('%s', async (_name, username, applicationNumber, numDaysToRetrieve, status) => {
    const as = username === 'maya' ? token : await host.signIn(username);
    const input = { applicationNumber, numDaysToRetrieve };
    const { body } = await host.send(applicationDetails, input, { token: as });
    expect(body['HasNoErrors']).toBe(true);
    expect(field(body['Application'], 'Status')).toBe(status);
  });
});
