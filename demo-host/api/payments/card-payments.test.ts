import {
  submitImmediateCard,
  submitRecurringCard,
  submitScheduledCard,
  type CardMethod,
  type SubmissionCode,
} from '@portico/contract';
import { addDays, cents } from '@portico/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { irisCardPayment, irisLoan, newCard, type IrisPayment } from '../testing/iris';
import { infoOf, listed, postedPayments } from '../testing/payment';
import { createSignedInHost, firstDay, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  await host.changeSetting('cardPaymentOptions.allowRawCardsOption', 'true');
  return host.close;
});

let keys = 0;
async function pay(about: IrisPayment = {}, method?: CardMethod, call = submitImmediateCard) {
  keys += 1;
  const input = await irisCardPayment(host, token, about, method);
  return host.send(call, input, { token, key: `card-${keys}` });
}
const visa = (cardNumber: string): CardMethod => ({ ...newCard, cardNumber, cardType: 'Visa' });

describe('a card payment of today', () => {
  it('by a saved card is booked, and by a new one too', async () => {
    const before = await listed(host, token, irisLoan);
    expect((await pay()).body).toMatchObject({ HasNoErrors: true });
    expect((await pay({}, newCard)).body).toMatchObject({ HasNoErrors: true });
    const after = await listed(host, token, irisLoan);
    expect(after.loanAmountDue).toBe((before.loanAmountDue ?? 0) - 20_000);
    expect(await postedPayments(host)).toBe(2);
  });

  const refused: readonly (readonly [
    string,
    IrisPayment,
    CardMethod | undefined,
    SubmissionCode,
  ])[] = [
    ['the card that is declined', {}, visa('4000000000000002'), 'Declined'],
    ['the card that is declined once charged', {}, visa('4000000000000341'), 'Declined'],
    ['the card over its limit', {}, visa('4000000000009995'), 'OverLimit'],
    ['the card that is invalid', {}, visa('4000000000000127'), 'InvalidInfo'],
    ['the card that is expired', {}, visa('4000000000000069'), 'Expired'],
    ['a card of last month', {}, { ...newCard, expirationDate: '02/26' }, 'Expired'],
    ['a card that is not saved', {}, { cardType: 'Visa', profileId: 'x' }, 'MethodUnknown'],
    [
      'more than the maximum of a card',
      { details: { paymentAmount: cents(250_001) } },
      undefined,
      'AmountMax',
    ],
    ['a repetition', { recurring: { recurringOption: 'Weekly' } }, undefined, 'InvalidInfo'],
    [
      'additional principal',
      { details: { additionalPrincipalAmount: cents(1) } },
      undefined,
      'InvalidInfo',
    ],
  ];
  it.each(refused)('is refused for %s', async (_name, about, method, code) => {
    expect((await pay(about, method)).codes).toEqual([code]);
    expect(await postedPayments(host)).toBe(0);
  });

  it.each([
    [
      'cards are not used once',
      'cardPaymentOptions.singleUseCardOption',
      'false',
      'MustSaveOrPayNow',
    ],
    ['the type is not accepted', 'cardPaymentOptions.cardTypes', 'Visa', 'CardNotAllowed'],
  ])('is refused where %s', async (_name, key, value, code) => {
    await host.changeSetting(key, value);
    expect((await pay({}, newCard)).codes).toEqual([code]);
  });

  it('[POR-007] is refused, whatever its amount, if what is due is over the card maximum', async () => {
    await host.changeSetting('generalPaymentOptions.forceTotalDueOption', 'true');
    await host.changeSetting('cardPaymentOptions.maximumCardAmount', '100');
    expect((await pay()).codes).toEqual(['CardNotAllowed']);
    await host.changeSetting('cardPaymentOptions.maximumCardAmount', '1000');
    const due = cents(30_350);
    expect((await pay({ details: { paymentAmount: due } })).codes).toEqual([]);
  });

  it('charges the fee of the kind of card', async () => {
    await host.changeSetting('debitCardFee', '1.50', 'host');
    await host.changeSetting('creditCardFee', '2.95', 'host');
    expect((await pay()).codes).toEqual(['FeeChanged']);
    expect((await pay({ details: { firstPartyFee: cents(150) } })).codes).toEqual([]);
    const credit: CardMethod = { ...newCard, debitCredit: 'credit' };
    expect((await pay({ details: { firstPartyFee: cents(295) } }, credit)).codes).toEqual([]);
  });

  it('is refused on a loan without cards, and on one whose cards are blocked', async () => {
    const maya = await host.signIn('maya');
    const { paymentToken } = await infoOf(host, maya, '0012-300928-1');
    const input = await irisCardPayment(host, token);
    const answer = await host.send(
      submitImmediateCard,
      { ...input, paymentToken, payment: { ...input.payment, method: newCard } },
      { token: maya, key: 'k' },
    );
    expect(answer.codes).toEqual(['CardNotAllowed']);
    await host.database.run('UPDATE accounts SET blocks_card = 1 WHERE number = ?', [irisLoan]);
    expect((await pay()).codes).toEqual(['CardNotAllowed']);
  });
});

describe('a card payment of a later day', () => {
  const later = addDays(firstDay(), 7);

  it('is made on its day', async () => {
    expect((await pay({ date: later }, undefined, submitScheduledCard)).codes).toEqual([]);
    expect((await infoOf(host, token, irisLoan)).scheduledPayments).toMatchObject([
      { isCard: true, accountNumber: '4242', paymentDate: later },
    ]);
    await host.setToday('2026-03-09');
    expect(await listed(host, await host.signIn('iris'), irisLoan)).toMatchObject({
      loanAmountDue: 10_350,
    });
  });

  it('by a card that is declined on the day is not made, and the borrower is notified', async () => {
    const method = visa('4000000000000341');
    expect((await pay({ date: later }, method, submitScheduledCard)).codes).toEqual([]);
    await host.setToday('2026-03-09');
    token = await host.signIn('iris');
    expect((await infoOf(host, token, irisLoan)).scheduledPayments).toEqual([]);
    expect(await listed(host, token, irisLoan)).toMatchObject({ loanAmountDue: 20_350 });
    const mails = await host.services.mail.sent();
    expect(mails.map(({ subject }) => subject)).toContain('Your payment was not made');
  });

  it('is refused where the lender accepts none by card', async () => {
    await host.changeSetting('cardPaymentOptions.allowScheduledCardPayments', 'false');
    expect((await pay({ date: later }, undefined, submitScheduledCard)).codes).toEqual([
      'ScheduledCardNotAllowed',
    ]);
  });
});

describe('a recurring card payment', () => {
  const weekly: IrisPayment = {
    date: addDays(firstDay(), 4),
    recurring: { recurringOption: 'Weekly' },
  };
  const repeat = (about: IrisPayment, method?: CardMethod) =>
    pay(about, method, submitRecurringCard);

  it('needs a saved card', async () => {
    expect((await repeat(weekly, newCard)).codes).toEqual(['MustSaveOrPayNow']);
    expect((await repeat(weekly)).codes).toEqual([]);
  });

  it('is refused where the lender accepts none by card', async () => {
    await host.changeSetting('recurringPaymentOptions.allowRecurringCardPayments', 'false');
    expect((await repeat(weekly)).codes).toEqual(['RecurringCardNotAllowed']);
  });
});
