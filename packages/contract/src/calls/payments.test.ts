import {
  checkPaymentDate,
  daysBeforeDueChoices,
  localDate,
  type LocalDate,
  type PaymentDateLimits,
} from '@portico/rules';
import { expect, it } from 'vitest';
import { readWire, writeWire } from '../codec/codec';
import { dictionary, json } from '../codec/fields';
import { answers } from '../fixtures';
import { paymentInfo } from './payments';

function day(text: string): LocalDate {
  const date = localDate(text);
  if (date === undefined) throw new Error(`Not a day: ${text}`);
  return date;
}

/** The payment information read from a host that sends these day lists, under its own names. */
function daysRead(lists: Readonly<Record<string, unknown>>) {
  const wire = writeWire(paymentInfo.response, answers.paymentInfo());
  const sent = readWire(dictionary(json), wire);
  if (!sent.ok) throw new Error(sent.error.code);
  const { NonPaymentDays: _, NonSchedulablePaymentDays: __, ...rest } = sent.value;
  const read = readWire(paymentInfo.response, { ...rest, ...lists });
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

const today = day('2025-06-12');
const limits: Omit<PaymentDateLimits, 'nonPaymentDays'> = {
  type: 'ach',
  today,
  daysInPeriod: undefined,
  allowSaturday: true,
  allowSunday: true,
  cardWeekends: false,
  immediateAchBlocked: false,
  earliest: undefined,
  onlyToday: false,
};

const closedOf = (nonPaymentDays: readonly LocalDate[]) =>
  ['2025-06-18', '2025-06-19', '2025-06-20']
    .map(day)
    .filter((date) => !checkPaymentDate(date, { ...limits, nonPaymentDays }).ok);

it.each(['NonPaymentDays', 'loanFutureNonPaymentDays', 'nonPaymentDays'])(
  '[PAY-282, PAY-283] the days of %s are closed, as dates and as date-times',
  (name) => {
    const sent = ['2025-06-18', '2025-06-19T00:00:00Z'];
    expect(closedOf(daysRead({ [name]: sent }).nonPaymentDays)).toEqual([
      '2025-06-18',
      '2025-06-19',
    ]);
  },
);

it.each(['NonSchedulablePaymentDays', 'nonSchedulablePaymentDays', 'nonScheduleablePaymentDates'])(
  '[PAY-284] the days of %s cannot be chosen before the due date',
  (name) => {
    const sent = ['2025-06-29', '2025-06-27T23:59:59-05:00'];
    const { nonSchedulablePaymentDays: nonSchedulableDays } = daysRead({ [name]: sent });
    const choices = daysBeforeDueChoices({
      billing: 'Weekly',
      dueDate: day('2025-06-30'),
      today,
      nonSchedulableDays,
    });
    expect(choices).toEqual([2]);
  },
);

it.each([
  ['under payoff', { payoff: { payoffQuote: 90 } }],
  ['next to the payoff amount', { PayoffQuote: 90 }],
])('[POR-015] the payoff quote %s is read, and the payoff amount is unchanged', (_, sent) => {
  const { payoffQuote, payOffAmount } = daysRead(sent);
  expect(payoffQuote).toBe(9_000);
  expect(payOffAmount).toBe(answers.paymentInfo().payOffAmount);
});
