import {
  accountDetails,
  paymentInfo,
  payoffQuote,
  submitImmediateBank,
  submitScheduledBank,
  thirdPartyFee,
} from '@portico/contract';
import { addDays, cents, centsFromAmount, type LocalDate } from '@portico/rules';
import { number, parse } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { submitIrisPayment, irisLoan, type IrisPayment } from '../testing/iris';
import { autoLoan, infoOf, listed } from '../testing/payment';
import { createSignedInHost, firstDay, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  return host.close;
});

const ahead = (days: number) => addDays(firstDay(), days);
const quote = (payOffDate: LocalDate, accountNumber = irisLoan) =>
  host.send(payoffQuote, { accountNumber, payOffDate }, { token });
const quoted = async (day: LocalDate) => {
  const { body } = await quote(day);
  return centsFromAmount(parse(number(), body['PayOffQuoteAmount']));
};
const pay = (about: IrisPayment, call = submitImmediateBank) =>
  submitIrisPayment(host, token, about, call);
const runClockTo = async (today: string) => {
  await host.setToday(today);
  token = await host.signIn('iris');
};

describe('a payoff quote', () => {
  it('of today is the payoff amount, and grows by each day’s interest', async () => {
    const { payOffAmount } = await infoOf(host, token, irisLoan);
    expect(await quoted(firstDay())).toBe(payOffAmount);
    expect(await quoted(ahead(10))).toBeGreaterThan(await quoted(ahead(9)));
  });

  it.each([
    ['a day that has passed', ahead(-1), irisLoan, 'PayoffQuote'],
    ['another borrower’s loan', ahead(1), autoLoan, 'Error'],
  ])('is refused for %s', async (_name, day, account, code) => {
    expect((await quote(day, account)).codes).toEqual([code]);
  });

  it('is refused in nightly maintenance', async () => {
    await host.changeSetting('niteMode', 'true', 'host');
    expect((await quote(ahead(1))).codes).toEqual(['NiteMode']);
  });
});

describe('paying off', () => {
  const payOff = (amount: number, date = firstDay(), call = submitImmediateBank) =>
    pay({ date, isPayoff: true, details: { paymentAmount: cents(amount) } }, call);

  it('on a later day costs the quote of that day, and leaves no balance', async () => {
    const date = ahead(7);
    const amount = await quoted(date);
    expect((await payOff(amount - 1, date, submitScheduledBank)).codes).toEqual(['PayoffQuote']);
    expect((await payOff(amount, date, submitScheduledBank)).codes).toEqual([]);
    await runClockTo('2026-03-10');
    expect(await listed(host, token, irisLoan)).toMatchObject({ balance: 0, loanAmountDue: 0 });
  });

  it('on a later day is planned once', async () => {
    const plan = async (date = ahead(7)) =>
      (await payOff(await quoted(date), date, submitScheduledBank)).codes;
    expect(await plan()).toEqual([]);
    expect(await plan(ahead(8))).toEqual(['PayoffPlanned']);
    expect(await plan()).toEqual(['PayoffPlanned']);
  });

  it('on a later day, of two at the same time, is planned once', async () => {
    const dates = [ahead(7), ahead(8)];
    const amounts = await Promise.all(dates.map(quoted));
    const answers = await Promise.all(
      dates.map((date, index) => payOff(amounts[index] ?? 0, date, submitScheduledBank)),
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['PayoffPlanned']);
  });

  it('with more than is owed leaves what is owed back', async () => {
    await host.changeSetting('generalPaymentOptions.maxPayoffPercent', '1.10');
    const { payOffAmount } = await infoOf(host, token, irisLoan);
    const paymentAmount = cents(payOffAmount + 4_210);
    expect((await pay({ details: { paymentAmount } })).codes).toEqual([]);
    const { body } = await host.send(accountDetails, { accountNumber: irisLoan }, { token });
    expect(body['Information']).toMatchObject({ Balance: 0, CreditBalance: 42.1 });
  });

  it('on a later day is refused where the lender accepts it today only', async () => {
    await host.changeSetting('achPaymentOptions.allowFuturePayoff', 'false');
    const amount = await quoted(ahead(7));
    const { codes } = await payOff(amount, ahead(7), submitScheduledBank);
    expect(codes).toEqual(['DateNotAllowed']);
  });

  it('is refused for one cent less', async () => {
    const { payOffAmount } = await infoOf(host, token, irisLoan);
    expect((await payOff(payOffAmount - 1)).codes).toEqual(['PayoffQuote']);
    expect((await payOff(payOffAmount)).codes).toEqual([]);
  });

  it('leaves nothing for a scheduled payment, which is not made', async () => {
    await pay({ date: ahead(3) }, submitScheduledBank);
    const { payOffAmount } = await infoOf(host, token, irisLoan);
    await payOff(payOffAmount);
    await runClockTo('2026-03-06');
    expect(await listed(host, token, irisLoan)).toMatchObject({ balance: 0 });
    const mails = await host.services.mail.sent();
    const notNeeded = mails.filter(({ subject }) => subject === 'Your payment was not needed');
    expect(notNeeded.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Nothing was due on 03\/05\/2026, so your payment .* was not made\.\n/,
      ),
    ]);
    expect(mails.filter(({ text }) => text.includes('pay again'))).toEqual([]);
  });
});

describe('a third party’s fee', () => {
  const flags = { isAch: false, isCreditCard: false, isDebitCard: false };
  const kind = { isImmediate: true, isOneTime: true, isRecurring: false };
  const ask = (which: Partial<typeof flags>, loanNumber = irisLoan) =>
    host.send(thirdPartyFee, { ...flags, ...which, ...kind, loanNumber }, { token });

  it('depends on the method, is charged with the payment, and is zero without the setting', async () => {
    await host.changeSetting('thirdPartyAchFee', '1.25', 'host');
    await host.changeSetting('thirdPartyCardFee', '2.75', 'host');
    expect((await ask({ isAch: true })).body).toMatchObject({ ThirdPartyFeeAmount: 0 });
    await host.changeSetting('generalPaymentOptions.useThirdPartyFeeOption', 'true');
    expect((await ask({ isAch: true })).body).toMatchObject({ ThirdPartyFeeAmount: 1.25 });
    expect((await ask({ isDebitCard: true })).body).toMatchObject({ ThirdPartyFeeAmount: 2.75 });
    expect((await pay({})).codes).toEqual(['FeeChanged']);
    expect((await pay({ details: { thirdPartyFee: cents(125) } })).codes).toEqual([]);
  });

  it('is answered only for one method and the borrower’s own loan', async () => {
    expect((await ask({})).codes).toEqual(['Error']);
    expect((await ask({ isAch: true, isDebitCard: true })).codes).toEqual(['Error']);
    expect((await ask({ isAch: true }, autoLoan)).codes).toEqual(['Error']);
  });
});

describe('the loans of gus', () => {
  it.each([
    ['0012-180004-6', ['NoPaymentOnline']],
    ['0012-180005-3', ['PaymentBlocked']],
    ['0012-180006-0', []],
    ['0012-180007-7', ['LoanLockedPayoff']],
    ['0012-180008-4', ['Dispute']],
    ['0012-180009-1', ['Delinquent']],
    ['0012-180010-7', ['BlockedOnPendingRecurring']],
    ['0012-180011-4', ['NightError']],
    ['0012-180012-1', ['NoPaymentNeeded']],
  ])('%s answers %s', async (accountNumber, codes) => {
    const gus = await host.signIn('gus');
    const answer = await host.send(paymentInfo, { accountNumber }, { token: gus });
    expect(answer.codes).toEqual(codes);
  });
});
