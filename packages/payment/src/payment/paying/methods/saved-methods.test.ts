import { paymentMethods, readWire, type PaymentMethod } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { cardMethodOf, visa } from '../../../testing/fixtures';
import { savedMethods } from './saved-methods';

const bank: PaymentMethod = {
  isCard: false,
  achInfo: {
    profileId: 'p1',
    accountType: 'Savings',
    accountNumber: '1234',
    routingNumber: '021000021',
  },
};

describe('the saved methods that the host lists', () => {
  it('are offered as bank accounts and as cards, each with its last four digits', () => {
    expect(savedMethods([cardMethodOf(visa), bank])).toEqual({
      banks: [
        { profileId: 'p1', accountType: 'Savings', last4: '1234', routingNumber: '021000021' },
      ],
      cards: [
        {
          profileId: 'c1',
          cardType: 'Visa',
          last4: '4242',
          expirationDate: '08/27',
          debitCredit: 'debit',
        },
      ],
    });
  });

  it.each([
    ['DebitCard', 'debit'],
    ['CreditCard', 'credit'],
    [undefined, 'credit'],
  ])('a card of the kind %s has the fee of a %s card', (DebitCreditType, debitCredit) => {
    const CardInfo = { ProfileId: 'c1', CardType: 'Visa', CardNumber: '4242', DebitCreditType };
    const read = readWire(paymentMethods.response, { PaymentMethods: [{ CardInfo }] });
    const { cards } = savedMethods(read.ok ? read.value.paymentMethods : []);
    expect(cards.map((card) => card.debitCredit)).toEqual([debitCredit]);
  });

  it('are none for an entry with neither a bank account nor a card', () => {
    expect(savedMethods([{ isCard: true, lastFour: '4242' }])).toEqual({ banks: [], cards: [] });
  });
});
