import {
  amountLimits,
  amountNotice,
  amountStep,
  cardMaximum,
  cents,
  checkAdditionalPrincipal,
  checkAmount,
  firstPartyFee,
  formatMoney,
  paymentTotal,
  payoffOffered,
  recurringFrequencies,
  type AmountFacts,
  type AmountSettings,
  type Cents,
} from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountAsked,
  amountRange,
  isAchOnly,
  isRegularAbove,
  lendersFee,
  times,
  type Facts,
  type Kind,
  type Settings,
} from './from-specification/amounts';

const anyCents = fc.oneof(fc.constantFrom(0, 1), fc.nat(3_000), fc.nat(2_000_000)).map(cents);
const maybe = fc.option(anyCents, { nil: undefined });
const positive = fc.option(fc.integer({ min: 1, max: 500_000 }).map(cents), { nil: undefined });
const kinds = ['immediate', 'scheduled', 'recurring'] as const;
const types = ['ach', 'card'] as const;

const anyFacts: fc.Arbitrary<AmountFacts> = fc.record({
  type: fc.constantFrom(...types),
  kind: fc.constantFrom(...kinds),
  delinquent: fc.boolean(),
  totalDue: maybe,
  defaultAmount: maybe,
  regularAmount: maybe,
  payoffAmount: maybe,
  payoffQuote: maybe,
});

const anySettings: fc.Arbitrary<AmountSettings> = fc.record({
  minimum: fc.record({ ach: maybe, card: maybe }),
  cardMaximum: positive,
  delinquentMinimum: fc.boolean(),
  forceMinimum: fc.boolean(),
  forceTotalDue: fc.boolean(),
  maxPayoffPercent: fc.option(
    fc.integer({ min: 1, max: 3_000 }).map((thousandths) => thousandths / 1_000),
    { nil: undefined },
  ),
  recurringAdditionalAmount: fc.boolean(),
});

const loan: Facts = {
  type: 'ach',
  kind: 'immediate',
  delinquent: false,
  totalDue: 20_000,
  defaultAmount: 15_000,
  regularAmount: 15_000,
  payoffAmount: 500_000,
  payoffQuote: undefined,
};
const setup: Settings = {
  minimum: { ach: undefined, card: undefined },
  cardMaximum: undefined,
  delinquentMinimum: false,
  forceMinimum: false,
  forceTotalDue: false,
  maxPayoffPercent: undefined,
  recurringAdditionalAmount: true,
};

/** What the specification says in so many words; the second computation is held to it too. */
const said: readonly (readonly [string, Partial<Facts>, Partial<Settings>, number, number])[] = [
  ['PAY-357: without a configured minimum it is 0.01', {}, {}, 1, 500_000],
  ['PAY-358: the ACH minimum', {}, { minimum: { ach: 100, card: 900 } }, 100, 500_000],
  [
    'PAY-360: delinquent, the greater of amount due and setup minimum',
    { delinquent: true },
    { delinquentMinimum: true, minimum: { ach: 100, card: 100 } },
    20_000,
    500_000,
  ],
  [
    'PAY-361: the smallest of default, due and quote',
    { payoffQuote: 14_000 },
    { forceMinimum: true },
    14_000,
    500_000,
  ],
  ['PAY-362: not on a later day', { kind: 'scheduled' }, { forceMinimum: true }, 1, 500_000],
  [
    'PAY-365: the later rule replaces the earlier',
    {},
    { forceMinimum: true, forceTotalDue: true },
    20_000,
    500_000,
  ],
  [
    'PAY-366: default 0 and due 50 give 50',
    { defaultAmount: 0, totalDue: 5_000 },
    { forceMinimum: true },
    5_000,
    500_000,
  ],
  ['PAY-368: lowered to the maximum', { payoffAmount: 900 }, { forceTotalDue: true }, 900, 900],
  [
    'PAY-373: a recurring card, the lower of regular and card maximum',
    { type: 'card', kind: 'recurring' },
    { recurringAdditionalAmount: false, cardMaximum: 12_000 },
    1,
    12_000,
  ],
  [
    'PAY-377: payoff 100.05 with factor 1.1 gives 110.06',
    { payoffAmount: 10_005 },
    { maxPayoffPercent: 1.1 },
    1,
    11_006,
  ],
];

describe('the limits of an amount', () => {
  it.each(said)('%s', (_name, facts, settings, min, max) => {
    expect(amountRange({ ...loan, ...facts }, { ...setup, ...settings })).toMatchObject({
      min,
      max,
    });
  });

  it('are those of the rules, for any loan and any settings', () => {
    fc.assert(
      fc.property(anyFacts, anySettings, (facts, settings) => {
        expect(amountLimits(facts, settings)).toEqual(amountRange(facts, settings));
      }),
      { numRuns: 5_000 },
    );
  });

  it('are the first and the last amount that the rules accept', () => {
    fc.assert(
      fc.property(anyFacts, anySettings, anyCents, (facts, settings, amount) => {
        const { min, max = Infinity } = amountRange(facts, settings);
        const limits = amountLimits(facts, settings);
        for (const one of [amount, cents(min), cents(min - 1)]) {
          expect(checkAmount(one, limits).ok).toBe(one >= min && one <= max);
        }
        if (max < Infinity) expect(checkAmount(cents(max + 1), limits).ok).toBe(false);
      }),
    );
  });

  it('give the same notices: only by ACH (D112), the regular amount above the maximum (D113)', () => {
    fc.assert(
      fc.property(anyFacts, anySettings, (facts, settings) => {
        const achOnly = isAchOnly(facts, settings) ? 'achOnly' : undefined;
        const above = isRegularAbove(facts, settings) ? 'regularAboveMaximum' : undefined;
        expect(amountNotice(facts, settings)?.code).toBe(achOnly ?? above);
      }),
      { numRuns: 2_000 },
    );
  });

  it('multiply by a factor exactly, half up (D116)', () => {
    fc.assert(
      fc.property(anyCents, fc.integer({ min: 1, max: 300_000 }), (amount, units) => {
        const facts: AmountFacts = { ...factsOf(loan), payoffAmount: amount };
        const factor = units / 100_000;
        const { max = 0 } = amountLimits(facts, { ...settingsOf(setup), maxPayoffPercent: factor });
        expect(max).toBe(times(amount, factor));
        expect(Math.abs(max - amount * factor)).toBeLessThan(0.500_001);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of a card are those of its own group, else the general, of both the lower (D85)', () => {
    fc.assert(
      fc.property(positive, positive, (card, general) => {
        const lower = Math.min(card ?? Infinity, general ?? Infinity);
        expect(cardMaximum(card, general) ?? Infinity).toBe(lower);
      }),
    );
  });
});

const inCents = (amount: number | undefined) => (amount === undefined ? amount : cents(amount));

function factsOf(facts: Facts): AmountFacts {
  return {
    ...facts,
    totalDue: inCents(facts.totalDue),
    defaultAmount: inCents(facts.defaultAmount),
    regularAmount: inCents(facts.regularAmount),
    payoffAmount: inCents(facts.payoffAmount),
    payoffQuote: inCents(facts.payoffQuote),
  };
}

function settingsOf(settings: Settings): AmountSettings {
  const { ach, card } = settings.minimum;
  return {
    ...settings,
    minimum: { ach: inCents(ach), card: inCents(card) },
    cardMaximum: inCents(settings.cardMaximum),
  };
}

describe('fees and totals', () => {
  const anyFees = fc.record({
    eCheck: maybe,
    scheduledAch: maybe,
    recurringAch: maybe,
    debitCard: maybe,
    creditCard: maybe,
  });
  const methods = [
    ['ach', { type: 'ach' }],
    ['debit', { type: 'card', debitCredit: 'debit' }],
    ['credit', { type: 'card', debitCredit: 'credit' }],
  ] as const;
  const cases = kinds.flatMap((kind: Kind) =>
    methods.map(([by, method]) => ({ kind, by, method })),
  );

  it.each(cases)('the fee of a payment, $kind by $by (D117)', ({ kind, by, method }) => {
    fc.assert(
      fc.property(anyFees, (fees) => {
        expect(firstPartyFee(fees, kind, method)).toBe(lendersFee(fees, kind, by));
      }),
    );
  });

  it('the total is amount, additional principal and both fees (D119)', () => {
    fc.assert(
      fc.property(fc.tuple(anyCents, anyCents, anyCents, anyCents), (parts) => {
        const [amount, additionalPrincipal, firstPartyFee_, thirdPartyFee] = parts;
        const total = paymentTotal({
          ...{ amount, additionalPrincipal, thirdPartyFee },
          firstPartyFee: firstPartyFee_,
        });
        expect(total).toBe(parts.reduce((sum: number, part: Cents) => sum + part, 0));
      }),
    );
  });

  it('additional principal is at most what is owed after the amount', () => {
    fc.assert(
      fc.property(anyCents, anyCents, maybe, (additional, amount, payoffAmount) => {
        const left = payoffAmount ? Math.max(0, payoffAmount - amount) : Infinity;
        const checked = checkAdditionalPrincipal(additional, { amount, payoffAmount });
        expect(checked.ok).toBe(additional <= left);
        if (!checked.ok) expect(checked.params).toEqual({ max: formatMoney(cents(left)) });
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('what is asked of a borrower', () => {
  const flags = [false, true];
  const steps = types.flatMap((type) =>
    (['OneTime', ...recurringFrequencies] as const).flatMap((frequency) =>
      [0, 9].flatMap((accountType) =>
        flags.map((payoff) => ({ type, frequency, accountType, payoff })),
      ),
    ),
  );

  it.each(steps)(
    'the amount: $frequency by $type, account type $accountType, payoff $payoff',
    ({ accountType, ...facts }) => {
      for (const customAmount of flags) {
        for (const additionalPrincipal of flags) {
          const settings = { customAmount, additionalPrincipal };
          const made = amountStep({ ...facts, accountType }, settings);
          const principal = made.additionalPrincipal ? ' principal' : '';
          expect(`${made.step} ${made.amount}${principal}`).toBe(
            amountAsked({ ...facts, isLine: accountType === 9 }, settings),
          );
        }
      }
    },
  );

  it('whether to pay off: above 0, not hidden, percent unset or 1, within the card maximum', () => {
    const anyPercent = fc.constantFrom(undefined, 1, 1.1, 0.5);
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        anyCents,
        fc.boolean(),
        anyPercent,
        positive,
        (type, payoffAmount, hidden, maxPayoffPercent, most) => {
          const isAbove = type === 'card' && payoffAmount > (most ?? Infinity);
          const isAsUsual = [undefined, 1].includes(maxPayoffPercent);
          expect(
            payoffOffered({ type, payoffAmount }, { hidden, maxPayoffPercent, cardMaximum: most }),
          ).toBe(payoffAmount > 0 && !hidden && isAsUsual && !isAbove);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
