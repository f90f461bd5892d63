import {
  payoffQuote,
  readWire,
  submitImmediateBank,
  submitRecurringBank,
  submitScheduledBank,
} from '@portico/contract';
import { cents, localDate, type LocalDate } from '@portico/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { irisLoan, submitIrisPayment } from '../../demo-host/api/testing/iris';
import { randomFrom } from '../../demo-host/api/testing/loan-years';
import { infoOf, listed } from '../../demo-host/api/testing/payment';
import {
  createSignedInHost,
  firstDay,
  minute,
  type TestHost,
} from '../../demo-host/api/testing/test-host';
import { dateInMonth, plusDays } from './from-specification/calendar';
import { openDayFrom, rhythm } from './from-specification/dates';
import { createBooks } from './from-specification/loan';

/*
 * A year of one loan of the reference API, and the same year in books of its own: what is owed, due,
 * overdue and delinquent, and what pays the loan off, has to be equal on every day that is looked at.
 */

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  return host.close;
});

function dayOf(text: string): LocalDate {
  const day = localDate(text);
  if (!day) throw new Error(`Not a day: ${text}`);
  return day;
}

/** Iris's loan as the seed opens it: the terms, and six installments paid on their days. */
function openIrisLoan() {
  const nextDue = plusDays(firstDay(), 13);
  const firstDue = dateInMonth(nextDue, -6);
  const books = createBooks({
    ...{ opened: dateInMonth(firstDue, -1), firstDue, billing: 'Monthly' },
    ...{ principal: 640_000, rate: 899, installment: 20_350, installments: 36 },
    ...{ lateFee: 2_500, graceDays: 10 },
  });
  const dueDates = rhythm('Monthly', firstDue);
  for (let paid = 0; paid < 6; paid += 1) {
    books.passTo(dueDates.next().value);
    books.pay(20_350);
  }
  books.passTo(firstDay());
  return books;
}

type Books = ReturnType<typeof createBooks>;

/** What the API says about the loan, in the words of the books. */
async function figuresOfApi() {
  const info = await infoOf(host, token, irisLoan);
  const { loanPastDue } = await listed(host, token, irisLoan);
  return {
    payoff: info.payOffAmount,
    fees: info.feesAndCharges,
    pastDue: loanPastDue,
    amountDue: info.totalAmountDue,
    dueDate: info.dueDate,
    isDelinquent: info.isDelinquent,
  };
}

async function quoteOfApi(day: string) {
  const query = { accountNumber: irisLoan, payOffDate: dayOf(day) };
  const { body } = await host.send(payoffQuote, query, { token });
  const read = readWire(payoffQuote.response, body);
  if (!read.ok || !read.value.hasNoErrors) throw new Error(JSON.stringify(body));
  const { payOffQuoteAmount, fees, principal, interest } = read.value;
  return { amount: payOffQuoteAmount, fees, principal, interest };
}

/** Compares today, and the payoff of a later day. */
async function compare(books: Books, later: string): Promise<void> {
  expect(await figuresOfApi()).toEqual(books.figures());
  expect(await quoteOfApi(later)).toEqual(books.quote(later));
}

/** Lets days pass at the bank; its sessions go on. */
async function passTo(day: string): Promise<void> {
  host.pass(minute);
  await host.setToday(day);
}

const pay = (day: string, amount: number, call = submitImmediateBank, isPayoff = false) =>
  submitIrisPayment(
    ...[host, token],
    { date: dayOf(day), details: { paymentAmount: cents(amount) }, isPayoff },
    call,
  );

/** How a borrower pays: on which share of days, and how many times the amount due. */
const habits = [
  { name: 'in parts, often late', often: 0.35, parts: [0.2, 0.4, 0.7], sees: ['past due'] },
  { name: 'seldom', often: 0.07, parts: [0.5, 1, 1.5], sees: ['delinquent', 'fees', 'past due'] },
  { name: 'ahead, until it is paid off', often: 0.5, parts: [1, 1.3, 4], sees: ['paid off'] },
];

/** Pays, and more and less than the API may accept, which has to change nothing. */
async function tryAmounts(books: Books, day: string, wanted: number): Promise<void> {
  const { payoff } = books.figures();
  const { nonPaymentDays } = await infoOf(host, token, irisLoan);
  const isHoliday = nonPaymentDays.includes(dayOf(day));
  const most = Math.max(100, Math.min(payoff, wanted));
  const attempts: readonly (readonly [number, string])[] = [
    [payoff + 1, 'AmountMax'],
    [99, 'AmountMin'],
    ...(wanted > 0 && most <= payoff ? [[most, ''] as const] : []),
  ];
  for (const [amount, code] of attempts) {
    const { codes } = await pay(day, amount);
    expect(codes.join()).toBe(isHoliday ? 'Holiday' : payoff < 100 && code ? 'AmountMax' : code);
    if (codes.length === 0) books.pay(amount);
  }
}

describe('a year of a loan, computed a second time', () => {
  it.each(habits)('paid $name', async ({ often, parts, sees }) => {
    const books = openIrisLoan();
    const random = randomFrom(20_260_302);
    const below = (most: number) => Math.floor(random() * most);
    const seen = new Set<string>();
    let day: string = firstDay();
    for (let step = 0; step < 50; step += 1) {
      await compare(books, plusDays(day, below(60)));
      const { amountDue, isDelinquent, pastDue, fees } = books.figures();
      if (isDelinquent) seen.add('delinquent');
      if (pastDue > 0) seen.add('past due');
      if (fees > 0) seen.add('fees');
      const part = random() < often ? (parts[below(parts.length)] ?? 0) : 0;
      await tryAmounts(books, day, Math.floor((amountDue || 20_350) * part));
      if (books.figures().payoff === 0) {
        seen.add('paid off');
        await expect(infoOf(host, token, irisLoan)).rejects.toThrow('NoPaymentNeeded');
        break;
      }
      day = plusDays(day, 1 + below(14));
      await passTo(day);
      books.passTo(day);
    }
    expect([...seen]).toEqual(expect.arrayContaining(sees));
  });

  it('paid off at the quote of a later day', async () => {
    const books = openIrisLoan();
    books.pay(20_350);
    expect((await pay(firstDay(), 20_350)).codes).toEqual([]);
    const on = plusDays(firstDay(), 37);
    const quote = books.quote(on).amount;
    const refused = await pay(on, quote - 1, submitScheduledBank, true);
    expect(refused.codes).toEqual(['PayoffQuote']);
    expect((await pay(on, quote, submitScheduledBank, true)).codes).toEqual([]);
    books.passTo(on);
    expect(books.figures().payoff).toBe(quote);
    await passTo(on);
    await expect(infoOf(host, token, irisLoan)).rejects.toThrow('NoPaymentNeeded');
  });
});

/** Recurring payments as the borrower asks for them on March 2, and the days planned for them. */
const plans = [
  ['DayOfMonth', 0, '2026-03-30', 'Monthly', '2026-03-30'],
  ['SemiMonthly', 0, '2026-03-06', 'SemiMonthly', '2026-03-06'],
  ['SemiMonthly', 0, '2026-03-24', 'SemiMonthly', '2026-03-24'],
  ['BiWeekly', 0, '2026-03-16', 'BiWeekly', '2026-03-16'],
  ['Weekly', 0, '2026-03-05', 'Weekly', '2026-03-05'],
  ['DaysBeforeDue', 0, undefined, 'Monthly', '2026-03-15'],
  ['DaysBeforeDue', 6, undefined, 'Monthly', '2026-03-15'],
] as const;

describe('a year of recurring payments, computed a second time', () => {
  it.each(plans)('%s, %i days before, from %s', async (option, daysBefore, date, of, first) => {
    const books = openIrisLoan();
    const random = randomFrom(20_260_302);
    await host.changeSetting('recurringAchFee', '1.25', 'host');
    const { nonPaymentDays } = await infoOf(host, token, irisLoan);
    const everyDay = { type: 'ach', allowSaturday: true, allowSunday: true } as const;
    const calendar = { ...everyDay, nonPaymentDays, cardWeekends: false };
    const asked = await submitIrisPayment(
      ...[host, token],
      {
        ...(date && { date: dayOf(date) }),
        details: {
          ...{ paymentAmount: cents(20_350), additionalPrincipalAmount: cents(7_000) },
          firstPartyFee: cents(125),
        },
        recurring: { recurringOption: option, daysBeforeDue: daysBefore },
      },
      submitRecurringBank,
    );
    expect(asked.codes).toEqual([]);
    const planned = rhythm(of, first);
    const nextDay = () => openDayFrom(plusDays(planned.next().value, -daysBefore), calendar);
    let next = nextDay();
    let day: string = firstDay();
    while (day < '2027-03-02' && books.figures().payoff > 0) {
      await compare(books, plusDays(day, 14));
      expect(await infoOf(host, token, irisLoan)).toMatchObject({
        recurringPayment: { date: next },
      });
      day = plusDays(day, 1 + Math.floor(random() * 30));
      await passTo(day);
      for (; next <= day; next = nextDay()) {
        books.passTo(next);
        const { payoff } = books.figures();
        const amount = Math.min(20_350, payoff);
        books.pay(amount, Math.min(7_000, payoff - amount));
      }
      books.passTo(day);
    }
  });
});
