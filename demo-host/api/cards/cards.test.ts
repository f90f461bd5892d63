import {
  addCard,
  passableToken,
  paymentMethods,
  submitImmediateCard,
  type NewCard,
} from '@portico/contract';
import { looseObject, parse, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { irisCardPayment, irisLoan, newCard } from '../testing/iris';
import { postedPayments } from '../testing/payment';
import { createSignedInHost, minute, type TestHost } from '../testing/test-host';
import { limits } from '@portico/server/parts';
import { cardTokenTime, issueCardToken } from './card-tokens';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  await setting('allowRawCardsOption', 'true');
  return host.close;
});

const save = (changes: Partial<NewCard> = {}) =>
  host.send(addCard, { ...newCard, ...changes }, { token });
const setting = (name: string, value: string) =>
  host.services.settings.change([{ bucket: 'shared', key: `cardPaymentOptions.${name}`, value }]);
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      ['cards', 'card_tokens', 'scheduled_payments', 'submissions', 'outbox', 'postings'].map(
        (table) => host.database.all(looseObject({}), `SELECT * FROM ${table}`),
      ),
    ),
  );

describe('saving a card', () => {
  it('lists it by its last four digits and keeps number and security code out of the database', async () => {
    const { body } = await save();
    expect(body).toMatchObject({ HasNoErrors: true });
    const { body: list } = await host.send(paymentMethods, { accountNumber: irisLoan }, { token });
    expect(list['PaymentMethods']).toContainEqual({
      IsCard: true,
      LastFour: '1117',
      CardInfo: {
        CardType: 'Discover',
        CardNumber: '1117',
        ExpirationDate: '08/29',
        ProfileId: body['ProfileId'],
        DebitCreditType: 'DebitCard',
      },
    });
    expect(await everything()).not.toContain(newCard.cardNumber);
    expect(await everything()).not.toContain('"123"');
  });

  const refused: readonly (readonly [string, Partial<NewCard>, string])[] = [
    ['a wrong check digit', { cardNumber: '6011111111111118' }, 'InvalidInfo'],
    ['another type than its number', { cardType: 'Visa' }, 'InvalidInfo'],
    ['a month that has passed', { expirationDate: '02/26' }, 'Expired'],
    ['an invalid month', { expirationDate: '13/29' }, 'InvalidInfo'],
    ['a security code of two digits', { securityCode: '12' }, 'InvalidInfo'],
    ['a security code of zeros', { securityCode: '000' }, 'InvalidInfo'],
    ['no name', { cardHolderLastName: '' }, 'InvalidInfo'],
    ['a zip code of four digits', { billingAddress: { zipCode: '5240' } }, 'InvalidInfo'],
    ['a card of no known type', { cardNumber: '9999999999999995' }, 'CardNotAllowed'],
    [
      'the test card that is declined',
      { cardNumber: '4000000000000002', cardType: 'Visa' },
      'Declined',
    ],
    [
      'the test card that is invalid',
      { cardNumber: '4000000000000127', cardType: 'Visa' },
      'InvalidInfo',
    ],
    [
      'the test card that is expired',
      { cardNumber: '4000000000000069', cardType: 'Visa' },
      'Expired',
    ],
    ['a card that is saved', { cardNumber: '4242424242424242', cardType: 'Visa' }, 'AlreadyExists'],
    ['an unknown token', { cardToken: 'x' }, 'TokenExpired'],
  ];
  it.each(refused)('is refused for %s', async (_name, changes, code) => {
    expect((await save(changes)).codes).toEqual([code]);
  });

  it.each([
    ['cards are not saved', 'cardProfilesOption', 'false', 'SavingNotAllowed'],
    ['the type is not accepted', 'cardTypes', 'Visa, Amex', 'CardNotAllowed'],
    ['the full address is required', 'fullAddressOption', 'true', 'InvalidInfo'],
  ])('is refused where %s', async (_name, name, value, code) => {
    await setting(name, value);
    expect((await save()).codes).toEqual([code]);
  });

  it('accepts only debit cards where the lender does', async () => {
    await setting('debitOnlyOption', 'true');
    expect((await save({ debitCredit: 'credit' })).codes).toEqual(['CreditCardsNotAccepted']);
    expect((await save()).codes).toEqual([]);
  });
});

it('[POR-036] is not accepted by its number unless the lender allows it', async () => {
  await setting('allowRawCardsOption', 'false');
  expect((await save()).codes).toEqual(['CardNotAllowed']);
  const input = await irisCardPayment(host, token, {}, newCard);
  const paid = await host.send(submitImmediateCard, input, { token, key: 'raw' });
  expect(paid.codes).toEqual(['CardNotAllowed']);
  const saved = await irisCardPayment(host, token);
  expect((await host.send(submitImmediateCard, saved, { token, key: 'saved' })).codes).toEqual([]);
});

describe('a card by its token', () => {
  beforeEach(() => setting('allowRawCardsOption', 'false'));

  const { cardNumber: _number, securityCode: _code, ...rest } = newCard;
  const { cardNumber: number } = newCard;
  const pass = async (as = token) =>
    parse(
      string(),
      (await host.send(passableToken, undefined, { token: as })).body['PassableToken'],
    );
  const askFor = (borrower: string, from = '192.0.2.1') =>
    host.database.write((tx) =>
      issueCardToken(tx, host.services, { number, from, borrower }, host.services.clock()),
    );
  const ask = async (from?: string) => askFor(await pass(), from);
  const wait = async (milliseconds: number) => {
    host.pass(milliseconds);
    token = await host.signIn('iris');
  };
  const issue = async () => {
    const issued = await ask();
    return issued.ok ? issued.value : '';
  };
  const saveBy = (cardToken: string) => host.send(addCard, { ...rest, cardToken }, { token });

  it('is saved once', async () => {
    const cardToken = await issue();
    expect(await everything()).not.toContain(newCard.cardNumber);
    expect((await saveBy(cardToken)).codes).toEqual([]);
    expect((await saveBy(cardToken)).codes).toEqual(['TokenExpired']);
  });

  it('[POR-037] is valid only for the borrower it was issued for', async () => {
    const cardToken = await issue();
    const iris = token;
    token = await host.signIn('maya');
    expect((await saveBy(cardToken)).codes).toEqual(['TokenExpired']);
    token = iris;
    const other = await askFor(await pass(await host.signIn('maya')));
    expect((await saveBy(other.ok ? other.value : '')).codes).toEqual(['TokenExpired']);
    const input = await irisCardPayment(
      host,
      token,
      {},
      { ...rest, cardToken: other.ok ? other.value : '' },
    );
    const paid = await host.send(submitImmediateCard, input, { token, key: 'another' });
    expect(paid.codes).toEqual(['InvalidInfo']);
    expect((await saveBy(cardToken)).codes).toEqual([]);
  });

  it('[POR-037] is issued only to a signed-in borrower, and once for each proof', async () => {
    const borrower = await pass();
    expect((await askFor(borrower)).ok).toBe(true);
    for (const proof of [borrower, '', token, 'x']) {
      expect(await askFor(proof)).toMatchObject({ ok: false, error: { code: 'Unauthorized' } });
    }
  });

  it('is not accepted when the token has expired', async () => {
    const cardToken = await issue();
    host.pass(cardTokenTime + minute);
    token = await host.signIn('iris');
    expect((await saveBy(cardToken)).codes).toEqual(['TokenExpired']);
  });

  it('is refused to an address that requests too many, for a while', async () => {
    const [{ most, within }] = limits.cardTokenFrom.allows;
    for (let asked = 0; asked < most; asked += 1) expect((await ask()).ok).toBe(true);
    expect(await ask()).toMatchObject({ ok: false, error: { code: 'TooMany' } });
    expect((await ask('192.0.2.2')).ok).toBe(true);
    await wait(within - 1);
    expect((await ask()).ok).toBe(false);
    await wait(within);
    expect((await ask()).ok).toBe(true);
    expect(await everything()).not.toContain('192.0.2.1');
  });

  it('pays once without being saved', async () => {
    const cardToken = await issue();
    const input = await irisCardPayment(host, token, {}, { ...rest, cardToken });
    const pay = (key: string) => host.send(submitImmediateCard, input, { token, key });
    expect((await pay('one')).body).toMatchObject({ HasNoErrors: true });
    expect((await pay('one')).body).toMatchObject({ HasNoErrors: true });
    expect((await pay('two')).codes).toEqual(['InvalidInfo']);
    expect(await postedPayments(host)).toBe(1);
  });
});
