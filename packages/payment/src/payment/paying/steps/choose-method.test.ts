import type { PaymentType } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { checking, loanInfo, savings, visa } from '../../../testing/fixtures';
import { openAccount } from '../../../testing/open-account';
import { defaultOf, firstTypeOf } from './choose-method';

describe('the default method', () => {
  it.each([
    ['ach', false, 'saved-bank'],
    ['card', true, 'saved-card'],
    ['ach', true, undefined],
    ['card', false, undefined],
  ] as const)(
    'of %s, with a card as default (%s): %s, where both have the same profile',
    (type, isCard, kind) => {
      const same = '7';
      const loan = {
        info: loanInfo({ defaultPaymentMethod: { isCard, profileId: same } }),
        saved: {
          banks: [{ ...checking, profileId: same }],
          cards: [{ ...visa, profileId: same }],
        },
      };
      expect(defaultOf(loan, type)?.kind).toBe(kind);
    },
  );

  it.each([
    ['is the saved method of its profile', 'p2', savings],
    ['is none where that profile is deleted', 'p9', undefined],
  ])('%s', (_, profileId, method) => {
    const loan = {
      info: loanInfo({ defaultPaymentMethod: { isCard: false, profileId } }),
      saved: { banks: [checking, savings], cards: [] },
    };
    expect(defaultOf(loan, 'ach')).toEqual(method && { kind: 'saved-bank', ...method });
  });
});

describe('the type that is chosen when an account opens', () => {
  const card = { isCard: true, profileId: 'c1' };
  const bank = { isCard: false, profileId: 'p1' };

  it.each<[typeof card | undefined, readonly PaymentType[], PaymentType | undefined]>([
    [card, ['ach', 'card'], 'card'],
    [bank, ['ach', 'card'], 'ach'],
    [card, ['ach'], 'ach'],
    [bank, ['card'], 'card'],
    [undefined, ['ach'], 'ach'],
    [undefined, ['card'], 'card'],
    [undefined, ['ach', 'card'], undefined],
  ])('by default %o, of %j: %s', (defaultPaymentMethod, types, type) => {
    const { loan } = openAccount({ defaultPaymentMethod });
    expect(firstTypeOf({ ...loan, types })).toBe(type);
  });
});
