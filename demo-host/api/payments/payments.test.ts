import {
  agreementLogging,
  paymentInfo,
  submitImmediateBank,
  submitScheduledBank,
  type SubmissionCode,
} from '@portico/contract';
import { addDays, cents, localDate } from '@portico/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  autoLoan,
  infoOf,
  listed,
  newBank,
  paymentOf,
  paymentsBooked,
  type PaymentChanges,
} from '../testing/payment';
import { createTestHost, day, firstDay, hour, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  host = await createTestHost();
  token = await host.signIn('maya');
});
afterEach(() => host.close());

let keys = 0;
async function submit(changes: PaymentChanges, call = submitImmediateBank) {
  keys += 1;
  const input = await paymentOf(host, token, changes);
  return host.send(call, input, { token, key: `key-${keys}` });
}
const setting = (key: string, value: string, bucket = 'shared') =>
  host.services.settings.change([{ bucket, key, value }]);
const runClockTo = (today: string) =>
  host.fetch('/console/api/clock', { method: 'PUT', body: JSON.stringify({ today }) });
const details = (change: NonNullable<PaymentChanges['details']>): PaymentChanges => ({
  details: change,
});
const ahead = (days: number) => addDays(firstDay(), days);

describe('payment information', () => {
  it('follows from books, terms and today', async () => {
    const info = await infoOf(host, token);
    expect(info).toMatchObject({
      accountNumber: autoLoan,
      accountType: 0,
      isDelinquent: false,
      dueDate: '2026-03-14',
      totalAmountDue: 37_035,
      regularPaymentAmount: 37_035,
      feesAndCharges: 0,
      loanBillingFrequency: 'Monthly',
    });
    expect(info.payOffAmount).toBeGreaterThan((await listed(host, token)).balance ?? 0);
    expect(info.paymentMethods).toMatchObject([{ isCard: false, lastFour: '6789' }]);
    expect(info.nonPaymentDays).toContain('2026-05-25');
  });

  it.each([
    ['a paid-off loan', 'maya', '0012-090233-8', 'PaymentBlocked'],
    ['savings', 'maya', '0012-500112-7', 'Error'],
    ['another borrower’s loan', 'maya', '0014-207715-2', 'Error'],
  ])('is refused for %s', async (_name, username, accountNumber, code) => {
    const session = username === 'maya' ? token : await host.signIn(username);
    const answer = await host.send(paymentInfo, { accountNumber }, { token: session });
    expect(answer).toMatchObject({ status: 200, codes: [code] });
  });

  it('says when bank payments are blocked', async () => {
    const session = await host.signIn('prairie');
    const info = await infoOf(host, session, '0021-440077-4');
    expect(info).toMatchObject({ blockAchPayment: true, paymentOptions: { allowACH: false } });
  });

  it('knows a borrower who is behind', async () => {
    const session = await host.signIn('daniel');
    const info = await infoOf(host, session, '0014-207715-2');
    expect(info).toMatchObject({ isDelinquent: true, feesAndCharges: 5_000 });
    expect(info.totalAmountDue).toBe(3 * 33_800 + 5_000);
  });

  it('closes today after the cut-off, by the institution’s clock', async () => {
    await setting('achCutoffTime', '17:00', 'host');
    expect(await infoOf(host, token)).toMatchObject({
      blockImmediateACHPaymentsAfterCutoffTime: false,
    });
    host.pass(5 * hour);
    token = await host.signIn('maya');
    expect(await infoOf(host, token)).toMatchObject({
      blockImmediateACHPaymentsAfterCutoffTime: true,
      adjustedACHPaymentDateAfterCutoffTime: '2026-03-03',
    });
    expect((await submit({})).codes).toEqual(['DateBeforeCutoff']);
  });
});

describe('a payment is held against every rule again', () => {
  const refused: readonly (readonly [string, PaymentChanges, SubmissionCode])[] = [
    ['nothing', { amount: cents(0) }, 'AmountMin'],
    ['less than the lender’s minimum', { amount: cents(99) }, 'AmountMin'],
    ['more than the payoff', { amount: cents(5_000_000) }, 'AmountMax'],
    ['yesterday', { date: ahead(-1) }, 'DateMin'],
    ['tomorrow, as a payment of today', { date: ahead(1) }, 'DateNotAllowed'],
    ['no day', details({ paymentDate: undefined }), 'DateNotAllowed'],
    ['a fee that is not charged', details({ firstPartyFee: cents(100) }), 'FeeChanged'],
    ['a third party’s fee', details({ thirdPartyFee: cents(100) }), 'FeeChanged'],
    ['extra principal', details({ additionalPrincipalAmount: cents(1) }), 'InvalidInfo'],
    ['another account than the token’s', details({ loanAccountNumber: 'x' }), 'InvalidInfo'],
    ['another borrower’s name', { payment: { logonName: 'daniel' } }, 'InvalidInfo'],
    ['another type of account', { payment: { accountType: 9 } }, 'InvalidInfo'],
    [
      'a repetition',
      { payment: { recurringDetails: { recurringOption: 'Weekly' } } },
      'InvalidInfo',
    ],
    ['a payoff that is too little', { payment: { isPayoff: true } }, 'PayoffQuote'],
    ['a token that is none', { encryptedData: 'x' }, 'TokenExpired'],
    [
      'a bank account that is not saved',
      { method: { accountType: 'Checking', accountNumber: '6789', profileId: 'x' } },
      'MethodUnknown',
    ],
    ['a bank without a name', { method: { ...newBank, ownerName: 'M' } }, 'InvalidInfo'],
    ['a number of nines', { method: { ...newBank, accountNumber: '9999' } }, 'RoutingNumber'],
    ['no bank', { method: { ...newBank, routingNumber: '011000016' } }, 'RoutingNumber'],
    ['a bank without ACH', { method: { ...newBank, routingNumber: '121000374' } }, 'RoutingNumber'],
  ];

  it.each(refused)('%s', async (_name, changes, code) => {
    expect(await submit(changes)).toMatchObject({ status: 200, codes: [code] });
    expect(await paymentsBooked(host)).toBe(0);
  });

  it('a token of another borrower', async () => {
    const daniel = await host.signIn('daniel');
    const { encryptedData } = await infoOf(host, daniel, '0014-207715-2');
    expect((await submit({ encryptedData })).codes).toEqual(['TokenExpired']);
  });

  it.each([
    ['a Saturday', 'allowSaturdayOption', '2026-03-07'],
    ['a Sunday', 'allowSundayOption', '2026-03-08'],
  ])('%s, unless the lender allows it', async (_name, option, date) => {
    await runClockTo(date);
    const today = localDate(date);
    if (!today) throw new Error('No such day');
    expect((await submit({ date: today })).codes).toEqual([]);
    await setting(`achPaymentOptions.${option}`, 'false');
    expect((await submit({ date: today })).codes).toEqual(['Weekend']);
  });

  it('a holiday', async () => {
    await runClockTo('2026-05-25');
    token = await host.signIn('maya');
    const today = addDays(firstDay(), 84);
    expect(await host.services.business.today()).toBe(today);
    expect((await submit({ date: today })).codes).toEqual(['Holiday']);
  });

  it('no name at all: the session is asked first', async () => {
    const input = await paymentOf(host, token);
    expect((await host.send(submitImmediateBank, input, { key: 'k' })).status).toBe(401);
  });
});

describe('paying', () => {
  it('from a new bank account needs its terms accepted', async () => {
    const hanna = await host.signIn('hanna');
    const { encryptedData } = await infoOf(host, hanna, '0012-131902-6');
    const base = await paymentOf(host, token, { method: newBank, encryptedData });
    const input = {
      ...base,
      payment: {
        ...base.payment,
        logonName: 'hanna',
        details: { ...base.payment.details, loanAccountNumber: '0012-131902-6' },
      },
    };
    const pay = (key: string) => host.send(submitImmediateBank, input, { token: hanna, key });
    expect((await pay('one')).codes).toEqual(['AgreementRequired']);
    await host.send(
      agreementLogging,
      { agreements: [11337], turnEStatementsOn: false, unRestrictEmail: false },
      { token: hanna },
    );
    expect((await pay('two')).body).toMatchObject({ HasNoErrors: true });
  });

  it('charges the lender’s fee on top', async () => {
    await setting('eCheckFee', '2.50', 'host');
    const before = await listed(host, token);
    const { body } = await submit(details({ firstPartyFee: cents(250) }));
    expect(body).toMatchObject({ HasNoErrors: true });
    expect((await listed(host, token)).loanAmountDue).toBe((before.loanAmountDue ?? 0) - 10_000);
  });

  it('the payoff amount leaves nothing', async () => {
    const { payOffAmount } = await infoOf(host, token);
    await submit({ amount: payOffAmount, payment: { isPayoff: true } });
    expect(await listed(host, token)).toMatchObject({ balance: 0, loanAmountDue: 0 });
    const answer = await host.send(paymentInfo, { accountNumber: autoLoan }, { token });
    expect(answer.codes).toEqual(['NoPaymentNeeded']);
  });

  it('sends a receipt with the reference and without a whole number', async () => {
    const { body } = await submit({});
    const [receipt] = await host.services.mail.sent();
    expect(receipt?.text).toContain(String(body['ReferenceNumber']));
    expect(receipt?.text).toContain('$100.00');
    expect(receipt?.text).toContain('ending in 6789');
    expect(receipt?.text).not.toContain('4000126789');
  });

  it('pays fees, then interest, then principal', async () => {
    const daniel = await host.signIn('daniel');
    const before = await listed(host, daniel, '0014-207715-2');
    const info = await infoOf(host, daniel, '0014-207715-2');
    const interest = info.payOffAmount - (before.balance ?? 0) - (before.feesDue ?? 0);
    const base = await paymentOf(host, token, {
      encryptedData: info.encryptedData,
      amount: cents(60_000),
      method: info.paymentMethods[0]?.achInfo ?? newBank,
      payment: { logonName: 'daniel' },
    });
    const input = {
      ...base,
      payment: {
        ...base.payment,
        logonName: 'daniel',
        details: { ...base.payment.details, loanAccountNumber: '0014-207715-2' },
      },
    };
    await host.send(submitImmediateBank, input, { token: daniel, key: 'one' });
    const after = await listed(host, daniel, '0014-207715-2');
    expect(after.feesDue).toBe(0);
    expect((before.balance ?? 0) - (after.balance ?? 0)).toBe(60_000 - 5_000 - interest);
  });
});

describe('a payment for a later day', () => {
  const schedule = (changes: PaymentChanges) => submit(changes, submitScheduledBank);

  it('waits in the list, and is booked when the business clock has reached its day', async () => {
    const before = await listed(host, token);
    expect((await schedule({ date: ahead(7) })).body).toMatchObject({ HasNoErrors: true });
    expect((await infoOf(host, token)).scheduledPayments).toMatchObject([
      { paymentDate: '2026-03-09', paymentAmount: 10_000, accountNumber: '6789' },
    ]);
    expect(await listed(host, token)).toEqual(before);
    await runClockTo('2026-03-08');
    expect(await paymentsBooked(host)).toBe(0);
    await runClockTo('2026-03-12');
    expect(await paymentsBooked(host)).toBe(1);
    expect((await infoOf(host, token)).scheduledPayments).toEqual([]);
    await runClockTo('2026-03-20');
    expect(await paymentsBooked(host)).toBe(1);
  });

  it.each<readonly [string, PaymentChanges, SubmissionCode]>([
    ['today', {}, 'DateNotAllowed'],
    ['too far ahead', { date: ahead(61) }, 'DateMax'],
    ['nothing', { date: ahead(2), amount: cents(0) }, 'AmountMin'],
  ])('is refused for %s', async (_name, changes, code) => {
    expect((await schedule(changes)).codes).toEqual([code]);
  });

  it('is refused for a day that has one, and beyond the most a loan may have', async () => {
    await schedule({ date: ahead(2) });
    expect((await schedule({ date: ahead(2) })).codes).toEqual(['ScheduledPaymentExists']);
    await schedule({ date: ahead(3) });
    await schedule({ date: ahead(4) });
    expect((await schedule({ date: ahead(5) })).codes).toEqual(['MaximumScheduled']);
  });

  it('is refused when the lender takes none by bank account', async () => {
    await setting('achPaymentOptions.allowScheduledAchPayments', 'false');
    expect((await schedule({ date: ahead(2) })).codes).toEqual(['ScheduledAchNotAllowed']);
  });
});

describe('time alone', () => {
  it('earns interest day by day and charges one late fee for a missed installment', async () => {
    const before = await infoOf(host, token);
    await runClockTo('2026-03-24');
    expect((await infoOf(host, token)).feesAndCharges).toBe(0);
    await runClockTo('2026-03-25');
    await runClockTo('2026-03-27');
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
