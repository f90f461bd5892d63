import { describe, expect, it } from 'vitest';
import { checking, newBank, newCard, savings, visa } from '../../../testing/fixtures';
import {
  bankOf,
  cardOf,
  kindOf,
  profileIdOf,
  routingNumberOf,
  savedOf,
  withSaved,
  type Method,
} from './method';

const savedBank: Method = { kind: 'saved-bank', ...checking, routingNumber: '124000054' };
const savedCard: Method = { kind: 'saved-card', ...visa };

describe('a method', () => {
  it.each<[string, Method, object]>([
    [
      'a saved bank account',
      savedBank,
      { bank: { accountType: 'Checking', last4: '1234' }, routing: '124000054', profile: 'p1' },
    ],
    [
      'a new bank account',
      newBank,
      { bank: { accountType: 'Savings', last4: '1234' }, routing: '021000021', profile: undefined },
    ],
    ['a saved card', savedCard, { bank: undefined, routing: undefined, profile: 'c1' }],
    ['a new card', newCard, { bank: undefined, routing: undefined, profile: undefined }],
  ])(
    '%s is known by its last four digits, routing number and profile, where it has them',
    (_, method, known) => {
      expect({
        bank: bankOf(method),
        routing: routingNumberOf(method),
        profile: profileIdOf(method),
      }).toMatchObject(known);
    },
  );

  it.each<[string, Method, object | undefined]>([
    ['a saved bank account', savedBank, undefined],
    ['a new bank account', newBank, undefined],
    ['a saved card', savedCard, { cardType: 'Visa', last4: '4242', expirationDate: '08/27' }],
    ['a new card', newCard, { cardType: 'Mastercard', last4: '4444', expirationDate: '11/28' }],
  ])('%s is named as a card only if it is one', (_, method, face) => {
    if (face) expect(cardOf(method)).toMatchObject(face);
    else expect(cardOf(method)).toBeUndefined();
  });

  it.each<[string, Method, object]>([
    ['a saved bank account', savedBank, { type: 'ach' }],
    ['a new bank account', newBank, { type: 'ach' }],
    ['a saved debit card', savedCard, { type: 'card', debitCredit: 'debit' }],
    ['a new credit card', newCard, { type: 'card', debitCredit: 'credit' }],
  ])('%s decides the fees by its type and kind', (_, method, kind) => {
    expect(kindOf(method)).toEqual(kind);
  });
});

it.each([
  ['ach', ['p1', 'p2']],
  ['card', ['c1']],
] as const)('for %s, the saved methods %j are offered', (type, profiles) => {
  const offered = savedOf({ banks: [checking, savings], cards: [visa] }, type);
  expect(offered.map(profileIdOf)).toEqual(profiles);
});

it.each<[string, Method, object]>([
  ['a bank account', savedBank, { banks: [savings, savedBank], cards: [visa] }],
  ['a card', savedCard, { banks: [savings], cards: [visa, savedCard] }],
  ['a new bank account, not saved,', newBank, { banks: [savings], cards: [visa] }],
])('%s that has just been saved is beside the others', (_, method, expected) => {
  expect(withSaved({ banks: [savings], cards: [visa] }, method)).toEqual(expected);
});
