import {
  agreementLogging,
  paymentInfo,
  submitImmediateBank,
  writeWire,
  type SubmissionCode,
} from '@portico/contract';
import { addDays, cents, localDate } from '@portico/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  autoLoan,
  infoOf,
  listed,
  newBank,
  paymentOf,
  submitPayment,
  postedPayments,
  type PaymentChanges,
} from '../testing/payment';
import { createSignedInHost, firstDay, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const submit = (changes: PaymentChanges, call = submitImmediateBank) =>
  submitPayment(host, token, changes, call);
const details = (change: NonNullable<PaymentChanges['details']>): PaymentChanges => ({
  details: change,
});
const ahead = (days: number) => addDays(firstDay(), days);

describe('a payment is checked by every rule again', () => {
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
    ['an invalid token', { paymentToken: 'x' }, 'TokenExpired'],
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
    expect(await postedPayments(host)).toBe(0);
  });

  it('a token of another borrower', async () => {
    const daniel = await host.signIn('daniel');
    const { paymentToken } = await infoOf(host, daniel, '0014-207715-2');
    expect((await submit({ paymentToken })).codes).toEqual(['TokenExpired']);
  });

  it.each([
    ['a Saturday', 'allowSaturdayOption', '2026-03-07'],
    ['a Sunday', 'allowSundayOption', '2026-03-08'],
  ])('%s, unless the lender allows it', async (_name, option, date) => {
    await host.setToday(date);
    const today = localDate(date);
    if (!today) throw new Error('No such day');
    expect((await submit({ date: today })).codes).toEqual([]);
    await host.changeSetting(`achPaymentOptions.${option}`, 'false');
    expect((await submit({ date: today })).codes).toEqual(['Weekend']);
  });

  it('a holiday', async () => {
    await host.setToday('2026-05-25');
    token = await host.signIn('maya');
    const today = addDays(firstDay(), 84);
    expect(await host.services.business.today()).toBe(today);
    expect((await submit({ date: today })).codes).toEqual(['Holiday']);
  });

  it('no session: refused before any rule', async () => {
    const input = await paymentOf(host, token);
    expect((await host.send(submitImmediateBank, input, { key: 'k' })).status).toBe(401);
  });
});

describe('paying', () => {
  it('from a new bank account requires that its terms were accepted', async () => {
    const hanna = await host.signIn('hanna');
    const { paymentToken } = await infoOf(host, hanna, '0012-131902-6');
    const base = await paymentOf(host, token, { method: newBank, paymentToken });
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
    await host.changeSetting('eCheckFee', '2.50', 'host');
    const before = await listed(host, token);
    const { body } = await submit(details({ firstPartyFee: cents(250) }));
    expect(body).toMatchObject({ HasNoErrors: true });
    expect((await listed(host, token)).loanAmountDue).toBe((before.loanAmountDue ?? 0) - 10_000);
  });

  it('the payoff amount leaves no balance', async () => {
    const { payOffAmount } = await infoOf(host, token);
    await submit({ amount: payOffAmount, payment: { isPayoff: true } });
    expect(await listed(host, token)).toMatchObject({ balance: 0, loanAmountDue: 0 });
    const answer = await host.send(paymentInfo, { accountNumber: autoLoan }, { token });
    expect(answer.codes).toEqual(['NoPaymentNeeded']);
  });

  it('sends a receipt with the reference and without a full account number', async () => {
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
      paymentToken: info.paymentToken,
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

describe('an invalid amount', () => {
  const amounts = ['100.001', '-1', '"100"', '"1e2"', '"NaN"', 'null', '1e300', '12345678901234.5'];
  it.each(amounts)('[POR-039] %s is refused and nothing is booked', async (amount) => {
    const { path, method, request } = submitImmediateBank;
    const input = await paymentOf(host, token, { amount: cents(12_345) });
    const body = JSON.stringify(request && writeWire(request, input));
    expect(body).toContain('"PaymentAmount":123.45');
    const response = await host.fetch(path, {
      method,
      headers: { UserToken: token, 'Idempotency-Key': `none-${amount}` },
      body: body.replace('"PaymentAmount":123.45', `"PaymentAmount":${amount}`),
    });
    expect(response.status).toBe(400);
    expect(await postedPayments(host)).toBe(0);
  });
});
