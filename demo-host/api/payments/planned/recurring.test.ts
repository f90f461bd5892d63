import { submitImmediateBank, submitRecurringBank, type SubmissionCode } from '@portico/contract';
import { addDays, cents, localDate, type LocalDate } from '@portico/rules';
import { object, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { centsColumn } from '../../ledger/account-store';
import {
  submitIrisPayment,
  irisLine,
  irisLoan,
  irisPlanned,
  type IrisPayment,
} from '../../testing/iris';
import { infoOf, listed } from '../../testing/payment';
import { createSignedInHost, firstDay, type TestHost } from '../../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  return host.close;
});

const repeat = (about: IrisPayment, call = submitRecurringBank) =>
  submitIrisPayment(host, token, about, call);
const runClockTo = async (today: string) => {
  await host.setToday(today);
  token = await host.signIn('iris');
};
const day = (text: string): LocalDate => {
  const found = localDate(text);
  if (!found) throw new Error(`Not a day: ${text}`);
  return found;
};
const ahead = (days: number) => addDays(firstDay(), days);

/** The recurring payments made on a loan: the day and the total in cents. */
async function taken(account = irisLoan) {
  const rows = await host.database.all(
    object({ day: string(), total: centsColumn }),
    `SELECT p.posted_on AS day, SUM(l.amount) AS total FROM postings p
     JOIN posting_lines l ON l.posting_id = p.id AND l.book = 'cash'
     WHERE p.account = ? AND p.cause LIKE 'recurring %' GROUP BY p.posted_on ORDER BY p.posted_on`,
    [account],
  );
  return rows.map((row) => [row.day, row.total] as const);
}

describe('a recurring payment is made', () => {
  it.each<readonly [string, IrisPayment, string, readonly string[]]>([
    [
      'every week',
      { date: ahead(3), recurring: { recurringOption: 'Weekly' } },
      '2026-03-19',
      ['2026-03-05', '2026-03-12', '2026-03-19'],
    ],
    [
      'every two weeks',
      { date: ahead(3), recurring: { recurringOption: 'BiWeekly' } },
      '2026-04-10',
      ['2026-03-05', '2026-03-19', '2026-04-02'],
    ],
    [
      'twice a month',
      { date: day('2026-03-10'), recurring: { recurringOption: 'SemiMonthly' } },
      '2026-05-01',
      ['2026-03-10', '2026-03-24', '2026-04-10', '2026-04-24'],
    ],
    [
      'on the 30th, in a short month on its last day',
      { date: day('2026-03-30'), recurring: { recurringOption: 'DayOfMonth' } },
      '2027-03-01',
      [
        '2026-03-30',
        '2026-04-30',
        '2026-05-30',
        '2026-06-30',
        '2026-07-30',
        '2026-08-30',
        '2026-09-30',
        '2026-10-30',
        '2026-11-30',
        '2026-12-30',
        '2027-01-30',
        '2027-02-28',
      ],
    ],
    [
      'three days before each due date',
      {
        recurring: { recurringOption: 'DaysBeforeDue', daysBeforeDue: 3 },
        details: { paymentAmount: cents(20_350) },
      },
      '2026-04-30',
      ['2026-03-12', '2026-04-12'],
    ],
  ])('%s', async (_name, about, until, days) => {
    expect((await repeat(about)).codes).toEqual([]);
    await runClockTo(until);
    expect((await taken()).map(([on]) => on)).toEqual(days);
    await runClockTo(until);
    expect(await taken()).toHaveLength(days.length);
  });

  it('on the next day that allows payments, and afterwards as planned', async () => {
    await host.changeSetting('achPaymentOptions.allowSaturdayOption', 'false');
    await host.changeSetting('achPaymentOptions.allowSundayOption', 'false');
    await repeat({ date: day('2026-03-25'), recurring: { recurringOption: 'DayOfMonth' } });
    await runClockTo('2026-07-30');
    // 25 April is a Saturday, 25 May is Memorial Day.
    expect((await taken()).map(([on]) => on)).toEqual([
      '2026-03-25',
      '2026-04-27',
      '2026-05-26',
      '2026-06-25',
      '2026-07-27',
    ]);
  });

  it('with additional principal, which leaves the next installment due', async () => {
    await repeat({
      date: ahead(3),
      recurring: { recurringOption: 'DayOfMonth' },
      details: { paymentAmount: cents(20_350), additionalPrincipalAmount: cents(50_000) },
    });
    const before = await listed(host, token, irisLoan);
    await runClockTo('2026-03-06');
    expect(await taken()).toEqual([['2026-03-05', 70_350]]);
    const after = await listed(host, token, irisLoan);
    expect((before.balance ?? 0) - (after.balance ?? 0)).toBeGreaterThan(60_000);
    expect(after).toMatchObject({ loanAmountDue: 20_350, loanDueDate: '2026-04-15' });
  });

  it('a last time for what is still owed, and then no more', async () => {
    const { payOffAmount } = await infoOf(host, token, irisLoan);
    const half = cents(Math.ceil((payOffAmount * 6) / 10));
    const date = ahead(3);
    await repeat({
      date,
      recurring: { recurringOption: 'Weekly' },
      details: { paymentAmount: half },
    });
    await runClockTo('2026-06-01');
    const [first, last, ...more] = await taken();
    expect(first?.[1]).toBe(half);
    expect(last?.[1]).toBeLessThan(half);
    expect(more).toEqual([]);
    expect(await listed(host, token, irisLoan)).toMatchObject({ balance: 0 });
  });

  it('no more once the loan is paid off, and the borrower is told that it has ended', async () => {
    await repeat({ date: ahead(3), recurring: { recurringOption: 'Weekly' } });
    const { payOffAmount } = await infoOf(host, token, irisLoan);
    const payoff = { isPayoff: true, details: { paymentAmount: payOffAmount } };
    expect((await repeat(payoff, submitImmediateBank)).codes).toEqual([]);
    await runClockTo('2026-03-13');
    expect(await taken()).toEqual([]);
    const mails = await host.services.mail.sent();
    expect(mails.filter(({ subject }) => subject.includes('not made'))).toEqual([]);
    const ended = mails.filter(({ subject }) => subject === 'Your recurring payment has ended');
    expect(ended.map(({ text }) => text)).toEqual([
      expect.stringContaining('Nothing is owed on your loan'),
    ]);
  });

  it('for the amount due, on a line of credit', async () => {
    const about: IrisPayment = {
      account: irisLine,
      recurring: { recurringOption: 'DaysBeforeDue', daysBeforeDue: 0 },
    };
    expect((await repeat(about)).codes).toEqual(['InvalidInfo']);
    expect((await repeat({ ...about, details: { paymentAmount: cents(0) } })).codes).toEqual([]);
    await runClockTo('2026-03-16');
    expect(await taken(irisLine)).toEqual([['2026-03-15', 8_000]]);
  });

  it('after a late fee of an earlier day', async () => {
    await repeat({ date: day('2026-03-30'), recurring: { recurringOption: 'DayOfMonth' } });
    await runClockTo('2026-03-31');
    expect(await listed(host, token, irisLoan)).toMatchObject({ feesDue: 0, loanPastDue: 12_850 });
  });
});

describe('payment information', () => {
  it('names the recurring payment with its next day', async () => {
    const { recurringPayment } = await infoOf(host, token, irisPlanned);
    expect(recurringPayment).toMatchObject({
      isCard: true,
      recurringOption: 'BiWeekly',
      date: ahead(5),
      totalAmount: 10_000,
      paymentAccountNum: '4242',
      canDelete: true,
    });
  });
});

describe('a recurring payment is refused', () => {
  const refused: readonly (readonly [string, IrisPayment, SubmissionCode])[] = [
    ['today', { recurring: { recurringOption: 'Weekly' } }, 'DateMin'],
    ['too far ahead', { date: ahead(32), recurring: { recurringOption: 'Weekly' } }, 'DateMax'],
    [
      'a twice-monthly one on the 31st',
      { date: day('2026-03-31'), recurring: { recurringOption: 'SemiMonthly' } },
      'DateNotAllowed',
    ],
    ['without its frequency', { date: ahead(3) }, 'InvalidInfo'],
    [
      'ten days before the due date',
      {
        recurring: { recurringOption: 'DaysBeforeDue', daysBeforeDue: 10 },
        details: { paymentAmount: cents(20_350) },
      },
      'DateNotAllowed',
    ],
    [
      'by the due date, of less than the regular amount',
      { recurring: { recurringOption: 'DaysBeforeDue', daysBeforeDue: 2 } },
      'AmountMin',
    ],
    [
      'a second one on the loan',
      { account: irisPlanned, date: ahead(3), recurring: { recurringOption: 'Weekly' } },
      'RecurringPaymentExists',
    ],
    [
      'as a payoff',
      { date: ahead(3), recurring: { recurringOption: 'Weekly' }, isPayoff: true },
      'InvalidInfo',
    ],
    [
      'with more additional principal than the loan has',
      {
        date: ahead(3),
        recurring: { recurringOption: 'Weekly' },
        details: { additionalPrincipalAmount: cents(9_000_000) },
      },
      'AmountMax',
    ],
  ];
  it.each(refused)('%s', async (_name, about, code) => {
    expect((await repeat(about)).codes).toEqual([code]);
  });

  it.each([
    ['none by bank account', 'allowRecurringAchPayments', 'false', 'RecurringAchNotAllowed'],
    ['not this frequency', 'allowedFrequencies', 'TwoWeeks', 'RecurringNotAllowed'],
    ['only by the due date', 'forceOnDueDateOption', 'true', 'RecurringNotAllowed'],
    ['nothing above the regular amount', 'additionalAmountOption', 'false', 'AmountMax'],
  ])('where the lender takes %s', async (_name, name, value, code) => {
    await host.changeSetting(`recurringPaymentOptions.${name}`, value);
    const details = { paymentAmount: cents(20_351) };
    const weekly = { date: ahead(3), recurring: { recurringOption: 'Weekly' }, details } as const;
    expect((await repeat(weekly)).codes).toEqual([code]);
  });

  it('when it is sent as a payment of today', async () => {
    const recurring = { recurringOption: 'Weekly' } as const;
    expect((await repeat({ recurring }, submitImmediateBank)).codes).toEqual(['InvalidInfo']);
  });
});
