import { submitImmediateBank, submitScheduledBank, type SubmissionCode } from '@portico/contract';
import { addDays, cents } from '@portico/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  infoOf,
  listed,
  submitPayment,
  postedPayments,
  type PaymentChanges,
} from '../../testing/payment';
import { createSignedInHost, day, firstDay, type TestHost } from '../../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const submit = (changes: PaymentChanges, call = submitImmediateBank) =>
  submitPayment(host, token, changes, call);
const ahead = (days: number) => addDays(firstDay(), days);

describe('a payment for a later day', () => {
  const schedule = (changes: PaymentChanges) => submit(changes, submitScheduledBank);

  it('waits in the list, and is booked when the business clock has reached its day', async () => {
    const before = await listed(host, token);
    expect((await schedule({ date: ahead(7) })).body).toMatchObject({ HasNoErrors: true });
    expect((await infoOf(host, token)).scheduledPayments).toMatchObject([
      { paymentDate: '2026-03-09', paymentAmount: 10_000, accountNumber: '6789' },
    ]);
    expect(await listed(host, token)).toEqual(before);
    await host.setToday('2026-03-08');
    expect(await postedPayments(host)).toBe(0);
    await host.setToday('2026-03-12');
    expect(await postedPayments(host)).toBe(1);
    expect((await infoOf(host, token)).scheduledPayments).toEqual([]);
    await host.setToday('2026-03-20');
    expect(await postedPayments(host)).toBe(1);
  });

  it.each<readonly [string, PaymentChanges, SubmissionCode]>([
    ['today', {}, 'DateNotAllowed'],
    ['too far ahead', { date: ahead(61) }, 'DateMax'],
    ['nothing', { date: ahead(2), amount: cents(0) }, 'AmountMin'],
  ])('is refused for %s', async (_name, changes, code) => {
    expect((await schedule(changes)).codes).toEqual([code]);
  });

  it('is refused for a day that has one, and over the maximum of a loan', async () => {
    await schedule({ date: ahead(2) });
    expect((await schedule({ date: ahead(2) })).codes).toEqual(['ScheduledPaymentExists']);
    await schedule({ date: ahead(3) });
    await schedule({ date: ahead(4) });
    expect((await schedule({ date: ahead(5) })).codes).toEqual(['MaximumScheduled']);
  });

  it('is refused when the lender accepts none by bank account', async () => {
    await host.changeSetting('achPaymentOptions.allowScheduledAchPayments', 'false');
    expect((await schedule({ date: ahead(2) })).codes).toEqual(['ScheduledAchNotAllowed']);
  });
});

describe('passing time', () => {
  it('earns interest every day and charges one late fee for a missed installment', async () => {
    const before = await infoOf(host, token);
    await host.setToday('2026-03-24');
    expect((await infoOf(host, token)).feesAndCharges).toBe(0);
    await host.setToday('2026-03-25');
    await host.setToday('2026-03-27');
    host.pass(0.1 * day);
    token = await host.signIn('maya');
    const after = await infoOf(host, token);
    expect(after.feesAndCharges).toBe(2_500);
    expect(after.payOffAmount).toBeGreaterThan(before.payOffAmount + 2_500);
    expect(await listed(host, token)).toMatchObject({
      status: 'Past due',
      loanDueDate: '2026-03-14',
      loanPastDue: 37_035,
    });
  });
});
