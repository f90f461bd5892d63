import { paymentInfo, submitImmediateBank } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { autoLoan, infoOf, listed, submitPayment, type PaymentChanges } from '../testing/payment';
import { createSignedInHost, hour, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const submit = (changes: PaymentChanges, call = submitImmediateBank) =>
  submitPayment(host, token, changes, call);

describe('payment information', () => {
  it('is computed from ledger, terms and the current day', async () => {
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

  it('states that bank payments are blocked', async () => {
    const session = await host.signIn('prairie');
    const info = await infoOf(host, session, '0021-440077-4');
    expect(info).toMatchObject({ blockAchPayment: true, paymentOptions: { allowACH: false } });
  });

  it('states that a loan is delinquent', async () => {
    const session = await host.signIn('daniel');
    const info = await infoOf(host, session, '0014-207715-2');
    expect(info).toMatchObject({ isDelinquent: true, feesAndCharges: 5_000 });
    expect(info.totalAmountDue).toBe(3 * 33_800 + 5_000);
  });

  it('blocks payments today after the cut-off, by the institution’s clock', async () => {
    await host.changeSetting('achCutoffTime', '17:00', 'host');
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
