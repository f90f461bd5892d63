import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, type Cents } from '../../values/money';
import {
  amountLimits,
  amountNotice,
  cardMaximum,
  checkAmount,
  type AmountFacts,
  type AmountSettings,
} from './amount-limits';

const facts: AmountFacts = {
  type: 'ach',
  kind: 'immediate',
  delinquent: false,
  totalDue: cents(15_000),
  defaultAmount: cents(20_000),
  regularAmount: cents(20_000),
  payoffAmount: cents(500_000),
  payoffQuote: undefined,
};

const settings: AmountSettings = {
  minimum: { ach: undefined, card: undefined },
  cardMaximum: undefined,
  delinquentMinimum: false,
  forceMinimum: false,
  forceTotalDue: false,
  maxPayoffPercent: undefined,
  recurringAdditionalAmount: false,
};

type Change = [Partial<AmountFacts>, Partial<AmountSettings>];

const limits = ([f, s]: Change) => amountLimits({ ...facts, ...f }, { ...settings, ...s });
const none = { totalDue: undefined, defaultAmount: undefined, regularAmount: undefined };

describe('the minimum', () => {
  const setup = { minimum: { ach: cents(500), card: cents(700) } };

  it.each<[string, Change, number]>([
    ['[PAY-357]', [{}, {}], 1],
    ['[PAY-358]', [{}, setup], 500],
    ['[PAY-359]', [{ type: 'card' }, setup], 700],
    ['[PAY-360]', [{ delinquent: true }, { ...setup, delinquentMinimum: true }], 15_000],
    ['[PAY-360]', [{ delinquent: true }, setup], 500],
    ['[PAY-360]', [{ delinquent: false }, { ...setup, delinquentMinimum: true }], 500],
    [
      '[PAY-360]',
      [
        { delinquent: true, totalDue: cents(100) },
        { ...setup, delinquentMinimum: true },
      ],
      500,
    ],
    ['[PAY-361]', [{}, { forceMinimum: true }], 15_000],
    ['[PAY-361]', [{ defaultAmount: cents(9_000) }, { forceMinimum: true }], 9_000],
    ['[PAY-361]', [{ payoffAmount: cents(8_000) }, { forceMinimum: true }], 8_000],
    ['[POR-015]', [{ payoffQuote: cents(7_000) }, { forceMinimum: true }], 7_000],
    [
      '[POR-015]',
      [
        { type: 'card', payoffAmount: cents(8_000), payoffQuote: cents(9_000) },
        { forceMinimum: true, cardMaximum: cents(50_000) },
      ],
      9_000,
    ],
    [
      '[POR-015] a quote of zero is ignored',
      [{ payoffAmount: cents(8_000), payoffQuote: cents(0) }, { forceMinimum: true }],
      8_000,
    ],
    ['[PAY-362]', [{ kind: 'scheduled' }, { forceMinimum: true }], 1],
    ['[PAY-363]', [{ kind: 'scheduled' }, { forceTotalDue: true }], 15_000],
    ['[PAY-364]', [{ kind: 'recurring' }, { forceTotalDue: true }], 1],
    [
      '[PAY-365]',
      [{ defaultAmount: cents(9_000) }, { ...setup, forceMinimum: true, forceTotalDue: true }],
      15_000,
    ],
    [
      '[PAY-365]',
      [
        { delinquent: true, defaultAmount: cents(9_000) },
        { delinquentMinimum: true, forceMinimum: true },
      ],
      9_000,
    ],
    [
      '[PAY-366]',
      [{ ...none, defaultAmount: cents(0), totalDue: cents(5_000) }, { forceMinimum: true }],
      5_000,
    ],
    ['[PAY-366]', [{ totalDue: cents(0) }, { ...setup, forceTotalDue: true }], 500],
    ['[PAY-367]', [{}, { minimum: { ach: cents(0), card: undefined } }], 1],
    [
      '[PAY-367]',
      [{ ...none }, { forceMinimum: true, forceTotalDue: true, delinquentMinimum: true }],
      500_000,
    ],
    ['[PAY-368]', [{ payoffAmount: cents(300) }, setup], 300],
  ])('%s %j is %d cents', (_, change, expected) => {
    expect(limits(change).min).toBe(expected);
  });
});

describe('the maximum', () => {
  const additional = { recurringAdditionalAmount: true };

  it.each<[string, Change, number | undefined]>([
    ['[PAY-369]', [{ type: 'card' }, { cardMaximum: cents(60_000) }], 60_000],
    [
      '[PAY-369]',
      [
        { type: 'card', kind: 'recurring' },
        { cardMaximum: cents(60_000), ...additional },
      ],
      60_000,
    ],
    ['[PAY-371]', [{ type: 'card' }, {}], 500_000],
    ['[PAY-371]', [{ type: 'card' }, { maxPayoffPercent: 1.1 }], 550_000],
    ['[PAY-372]', [{ kind: 'recurring' }, {}], 20_000],
    ['[PAY-372]', [{ kind: 'recurring' }, { cardMaximum: cents(10_000) }], 20_000],
    ['[PAY-373]', [{ type: 'card', kind: 'recurring' }, { cardMaximum: cents(10_000) }], 10_000],
    ['[PAY-373]', [{ type: 'card', kind: 'recurring' }, { cardMaximum: cents(60_000) }], 20_000],
    ['[PAY-374]', [{ kind: 'recurring' }, additional], 500_000],
    ['[PAY-375]', [{}, {}], 500_000],
    ['[PAY-375]', [{}, { cardMaximum: cents(100) }], 500_000],
    ['[PAY-376]', [{}, { maxPayoffPercent: 1.1 }], 550_000],
    ['[PAY-377]', [{ payoffAmount: cents(10_005) }, { maxPayoffPercent: 1.1 }], 11_006],
    ['', [{ payoffAmount: cents(0) }, {}], undefined],
    ['', [{ payoffAmount: undefined }, {}], undefined],
  ])('%s %j is %s cents', (_, change, expected) => {
    expect(limits(change).max).toBe(expected);
  });

  it.each<[Cents | undefined, Cents | undefined, number | undefined]>([
    [cents(500), undefined, 500],
    [undefined, cents(700), 700],
    [cents(500), cents(700), 500],
    [cents(700), cents(500), 500],
    [undefined, undefined, undefined],
  ])(
    '[PAY-370] for cards, of %s in the card group and %s in the general one, is %s',
    (card, general, expected) => {
      expect(cardMaximum(card, general)).toBe(expected);
    },
  );
});

describe('checkAmount', () => {
  const range = { min: cents(500), max: cents(2_000), uncappedMin: cents(500) };

  it.each([500, 501, 1_999, 2_000])('[PAY-352] accepts %d within 500 and 2,000', (amount) => {
    expect(checkAmount(cents(amount), range)).toEqual({ ok: true, value: amount });
  });

  it.each([499, 2_001, 0])('[PAY-352] refuses %d and names both limits', (amount) => {
    expect(checkAmount(cents(amount), range)).toEqual({
      ok: false,
      error: { code: 'range', params: { min: '$5.00', max: '$20.00' } },
    });
  });

  it('names only the minimum where there is no maximum', () => {
    const open = { ...range, max: undefined };
    expect(checkAmount(cents(499), open)).toEqual({
      ok: false,
      error: { code: 'belowMinimum', params: { min: '$5.00' } },
    });
    expect(checkAmount(cents(9_999_999), open).ok).toBe(true);
  });

  it('always allows some amount', () => {
    const amount = fc.option(fc.nat(1_000_000).map(cents), { nil: undefined });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        fc.constantFrom('ach' as const, 'card' as const),
        fc.constantFrom('immediate' as const, 'scheduled' as const, 'recurring' as const),
        fc.boolean(),
        (totalDue, regularAmount, payoffAmount, maximum, type, kind, force) => {
          const result = limits([
            { totalDue, regularAmount, payoffAmount, type, kind, delinquent: force },
            {
              cardMaximum: maximum,
              forceMinimum: force,
              forceTotalDue: force,
              delinquentMinimum: force,
            },
          ]);
          expect(checkAmount(result.min, result).ok).toBe(true);
          expect(result.min).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('accepts no amount outside its limits, and every one inside', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), fc.nat(12_000), (low, more, tried) => {
        const [min, max] = [cents(low), cents(low + more)];
        const result = checkAmount(cents(tried), { min, max, uncappedMin: min });
        expect(result.ok).toBe(tried >= min && tried <= max);
      }),
    );
  });
});

describe('amountNotice', () => {
  const notice = ([f, s]: Change) => amountNotice({ ...facts, ...f }, { ...settings, ...s });

  it.each<[string, Change]>([
    ['[PAY-378]', [{ type: 'card' }, { cardMaximum: cents(15_000), forceTotalDue: true }]],
    ['[PAY-378]', [{ type: 'card' }, { cardMaximum: cents(10_000), forceTotalDue: true }]],
  ])('%s %j: only a bank account can pay it', (_, change) => {
    expect(notice(change)).toEqual({ code: 'achOnly' });
  });

  it('[PAY-380] warns with the regular amount when that is above the maximum', () => {
    expect(notice([{ type: 'card' }, { cardMaximum: cents(16_000) }])).toEqual({
      code: 'regularAboveMaximum',
      params: { amount: '$200.00' },
    });
  });

  it('is absent otherwise', () => {
    expect(notice([{}, {}])).toBeUndefined();
    expect(
      notice([{ type: 'card' }, { cardMaximum: cents(20_000), forceTotalDue: true }]),
    ).toBeUndefined();
    expect(notice([{}, { cardMaximum: cents(100), forceTotalDue: true }])).toBeUndefined();
  });
});
