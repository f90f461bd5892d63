import { deleteRecurringBank, readOr, submitRecurringBank } from '@portico/contract';
import { cents, localDate, simpleInterest, type LocalDate } from '@portico/rules';
import { beforeEach, expect, it } from 'vitest';
import { accountByNumber } from '../../ledger/account-store';
import { postingsOf } from '../../ledger/ledger-store';
import { owedOn } from '../../ledger/loan-state';
import { rateOn } from '../../ledger/rates';
import { infoOf, submitPayment } from '../../testing/payment';
import { createSignedInHost, firstDay, type TestHost } from '../../testing/test-host';

/** Maya's loan whose rate is lower with autopay. */
const homeLoan = '0012-118820-5';
const march = (day: number): LocalDate => {
  const date = localDate(`2026-03-${String(day).padStart(2, '0')}`);
  if (!date) throw new Error('No such day');
  return date;
};

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

async function turnOn(): Promise<void> {
  const { paymentToken } = await infoOf(host, token, homeLoan);
  const changes = {
    paymentToken,
    details: { loanAccountNumber: homeLoan, paymentAmount: cents(19_143) },
    payment: { recurringDetails: { recurringOption: 'DaysBeforeDue', daysBeforeDue: 2 } },
  } as const;
  const { codes } = await submitPayment(host, token, changes, submitRecurringBank);
  expect(codes).toEqual([]);
}

async function turnOff(): Promise<void> {
  const { paymentToken, recurringPayment } = await infoOf(host, token, homeLoan);
  const paymentId = readOr(recurringPayment, undefined)?.paymentId ?? '';
  const payment = { paymentId, loanAccountNumber: homeLoan };
  const deleted = await host.send(deleteRecurringBank, { payment, paymentToken }, { token });
  expect(deleted.codes).toEqual([]);
}

async function loan() {
  const account = await accountByNumber(host.database, homeLoan);
  if (!account) throw new Error('No such loan');
  return account;
}
const rateNow = async (day: LocalDate) => rateOn((await loan()).rates, day);

it('[POR-172] autopay says its lower rate with its conditions, and the ledger has that rate', async () => {
  expect(await rateNow(firstDay())).toBe(925);
  await turnOn();
  const { recurringPayment } = await infoOf(host, token, homeLoan);
  expect(readOr(recurringPayment, undefined)?.rateReduction).toMatchObject({
    points: 0.25,
    conditions: { en: expect.stringContaining('until the day on which it is turned off') },
  });
  const { rates } = await loan();
  const postings = await postingsOf(host.database, homeLoan);
  const today = owedOn(postings, rates, firstDay());
  const later = owedOn(postings, rates, march(12));
  const added = simpleInterest(today.principal, 900, 10);
  expect(Math.abs(later.payoff - today.payoff - added)).toBeLessThanOrEqual(1);
});

it('[POR-172] the lower rate is said before autopay is on, as it is said then', async () => {
  const offer = await infoOf(host, token, homeLoan);
  expect(offer.recurringPayment).toBeUndefined();
  await turnOn();
  const { recurringPayment } = await infoOf(host, token, homeLoan);
  const { autopayRateReduction } = offer.paymentOptions;
  expect(autopayRateReduction).toMatchObject({ points: 0.25 });
  expect(readOr(recurringPayment, undefined)?.rateReduction).toEqual(autopayRateReduction);
});

it('[POR-172] a loan whose rate autopay leaves as it is says nothing of it', async () => {
  const { paymentOptions } = await infoOf(host, token);
  expect(paymentOptions.autopayRateReduction).toBeUndefined();
});

it('[POR-172] the rate is again what it was from the day on which autopay is turned off', async () => {
  await turnOn();
  await host.setToday('2026-03-10');
  token = await host.signIn('maya');
  await turnOff();
  expect(await rateNow(march(9))).toBe(900);
  expect(await rateNow(march(10))).toBe(925);
});

it('[POR-172] autopay that is turned on and off on one day changes no rate', async () => {
  await turnOn();
  await turnOff();
  expect(await rateNow(march(2))).toBe(925);
  await turnOn();
  expect(await rateNow(march(2))).toBe(900);
});
