import { expect, it } from 'vitest';
import { defaultOf } from './opening';
import { checking, loanInfo, visa } from '../../testing/fixtures';

const same = '7';

it.each([
  ['ach', false, 'saved-bank'],
  ['card', true, 'saved-card'],
  ['ach', true, undefined],
  ['card', false, undefined],
] as const)(
  'of %s is the default, with a card as default (%s): %s, where both have the same profile',
  (type, isCard, kind) => {
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
