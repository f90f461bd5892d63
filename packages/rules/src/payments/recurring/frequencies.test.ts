import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../values/date-arithmetic';
import { day } from '../../testing/dates';
import type { LoanBilling } from './billing';
import { daysBeforeDueChoices } from '../dates/days-before-due';
import {
  offeredFrequencies,
  recurringRefusal,
  type FrequencyFacts,
  type FrequencySettings,
} from './frequencies';
import type { Frequency } from '../payment-kind';
import type { RecurringFrequency } from './frequency-table';

const all: readonly RecurringFrequency[] = [
  'OnDueDate',
  'DaysBeforeDue',
  'MonthlyOnDate',
  'SemiMonthly',
  'TwoWeeks',
  'Weekly',
];

const facts: FrequencyFacts = {
  type: 'ach',
  singleUse: false,
  allowedByHost: true,
  hasRecurring: false,
  onlyImmediate: false,
  pastDue: false,
  delinquent: false,
  billing: 'Monthly',
  dueDate: day('2025-06-30'),
  today: day('2025-06-01'),
  nonPaymentDays: [],
  nonSchedulableDays: [],
};

const settings: FrequencySettings = {
  frequencies: all,
  forceOnDueDate: false,
  forceDaysBeforeDue: false,
  blockWhenPastDue: false,
  allowWhenDelinquent: false,
  allowed: { ach: true, card: true },
};

type Change = [Partial<FrequencyFacts>, Partial<FrequencySettings>?];

const offered = ([f, s = {}]: Change) =>
  offeredFrequencies({ ...facts, ...f }, { ...settings, ...s });
const once = ['OneTime'];

describe('offeredFrequencies', () => {
  it('offers them all to a monthly loan, one-time first', () => {
    expect(offered([{}])).toEqual(['OneTime', ...all]);
  });

  it.each<[string, LoanBilling, readonly Frequency[]]>([
    ['[PAY-234, PAY-236, PAY-239, PAY-240]', 'Weekly', []],
    ['[PAY-235, PAY-237, PAY-239, PAY-240]', 'BiWeekly', ['Weekly']],
    ['[PAY-235, PAY-239, PAY-240]', 'SemiMonthly', ['TwoWeeks', 'Weekly']],
    [
      '[PAY-235, PAY-238, PAY-239, PAY-240]',
      'Monthly',
      ['MonthlyOnDate', 'SemiMonthly', 'TwoWeeks', 'Weekly'],
    ],
    ['[PAY-241]', 'other', ['TwoWeeks', 'Weekly']],
  ])('%s a loan billed %s can be paid %j', (_, billing, dated) => {
    expect(offered([{ billing }])).toEqual(['OneTime', 'OnDueDate', 'DaysBeforeDue', ...dated]);
  });

  const without = (...removed: readonly Frequency[]) =>
    ['OneTime', ...all].filter((frequency) => !removed.some((each) => each === frequency));

  it.each<[string, Change, readonly string[]]>([
    ['[PAY-242]', [{ today: day('2025-06-29') }], without('DaysBeforeDue')],
    ['[PAY-242]', [{ today: day('2025-06-28') }], without()],
    [
      '[PAY-242]',
      [
        {
          billing: 'BiWeekly',
          nonSchedulableDays: ['2025-06-27', '2025-06-28', '2025-06-29'].map(day),
        },
      ],
      ['OneTime', 'OnDueDate', 'Weekly'],
    ],
    ['[PAY-243]', [{ nonPaymentDays: [day('2025-06-30')] }], without('OnDueDate')],
    ['[PAY-243]', [{ nonPaymentDays: [day('2025-06-29')] }], without()],
    ['', [{ dueDate: undefined }], without('OnDueDate', 'DaysBeforeDue')],
    ['[PAY-244]', [{}, { forceOnDueDate: true }], ['OneTime', 'OnDueDate']],
    ['[PAY-245]', [{}, { forceDaysBeforeDue: true }], ['OneTime', 'DaysBeforeDue']],
    [
      '[PAY-246]',
      [{}, { forceOnDueDate: true, forceDaysBeforeDue: true }],
      ['OneTime', 'OnDueDate', 'DaysBeforeDue'],
    ],
    ['[PAY-247]', [{ nonPaymentDays: [day('2025-06-30')] }, { forceOnDueDate: true }], once],
    ['[PAY-247]', [{ today: day('2025-06-29') }, { forceDaysBeforeDue: true }], once],
    ['[PAY-247]', [{}, { frequencies: ['Weekly'], forceOnDueDate: true }], once],
    [
      '[PAY-249]',
      [{}, { frequencies: ['Weekly', 'OnDueDate'] }],
      ['OneTime', 'OnDueDate', 'Weekly'],
    ],
    ['[PAY-249]', [{}, { frequencies: [] }], once],
    ['[PAY-250]', [{ allowedByHost: false }], once],
    ['[PAY-251]', [{ hasRecurring: true }], once],
    ['[PAY-252]', [{ pastDue: true }, { blockWhenPastDue: true }], once],
    ['[PAY-252]', [{ pastDue: true }], without()],
    ['[PAY-252]', [{ pastDue: false }, { blockWhenPastDue: true }], without()],
    ['[PAY-253]', [{ delinquent: true }], once],
    ['[PAY-253]', [{ delinquent: true }, { allowWhenDelinquent: true }], without()],
    ['[PAY-254]', [{ type: 'card' }, { allowed: { ach: true, card: false } }], once],
    ['[PAY-254]', [{ type: 'card' }, { allowed: { ach: false, card: true } }], without()],
    ['[PAY-255]', [{ type: 'ach' }, { allowed: { ach: false, card: true } }], once],
    ['[PAY-255]', [{ type: 'ach' }, { allowed: { ach: true, card: false } }], without()],
    ['[PAY-256]', [{ singleUse: true }], once],
    ['[PAY-257]', [{ onlyImmediate: true }], once],
  ])('%s %j leaves %j', (_, change, expected) => {
    expect(offered(change)).toEqual(expected);
  });

  const flag = fc.boolean();

  it('[PAY-248] always offers to pay once, and the rest only when no rule forbids it', () => {
    const anyFacts = fc.record({
      type: fc.constantFrom('ach' as const, 'card' as const),
      singleUse: flag,
      allowedByHost: flag,
      hasRecurring: flag,
      onlyImmediate: flag,
      pastDue: flag,
      delinquent: flag,
      billing: fc.constantFrom<LoanBilling>(
        'Weekly',
        'BiWeekly',
        'SemiMonthly',
        'Monthly',
        'other',
      ),
      dueDate: fc.option(
        fc.nat(12).map((ahead) => addDays(facts.today, ahead)),
        { nil: undefined },
      ),
      nonPaymentDays: fc.array(fc.nat(12).map((ahead) => addDays(facts.today, ahead))),
      nonSchedulableDays: fc.array(fc.nat(12).map((ahead) => addDays(facts.today, ahead))),
    });
    const anySettings = fc.record({
      frequencies: fc.subarray([...all]),
      forceOnDueDate: flag,
      forceDaysBeforeDue: flag,
      blockWhenPastDue: flag,
      allowWhenDelinquent: flag,
      allowed: fc.record({ ach: flag, card: flag }),
    });
    fc.assert(
      fc.property(anyFacts, anySettings, (f, s) => {
        const given = { ...facts, ...f };
        const [first, ...recurring] = offeredFrequencies(given, s);
        expect(first).toBe('OneTime');
        for (const frequency of recurring) {
          expect(s.frequencies).toContain(frequency);
          expect(recurringRefusal(given, s)).toBeUndefined();
        }
        if (recurring.includes('DaysBeforeDue')) {
          expect(daysBeforeDueChoices(given)).not.toEqual([]);
        }
      }),
    );
  });
});

it.each<[Change, string | undefined]>([
  [[{}], undefined],
  [[{ onlyImmediate: true, allowedByHost: false }], 'onlyImmediate'],
  [[{ allowedByHost: false, hasRecurring: true }], 'host'],
  [[{ hasRecurring: true, singleUse: true }], 'existing'],
  [[{ pastDue: true, delinquent: true }, { blockWhenPastDue: true }], 'pastDue'],
  [[{ pastDue: true, delinquent: true }], 'delinquent'],
  [
    [
      { pastDue: true, delinquent: true },
      { blockWhenPastDue: true, allowWhenDelinquent: true },
    ],
    'pastDue',
  ],
  [[{ singleUse: true }, { allowed: { ach: false, card: true } }], 'method'],
  [[{ singleUse: true }], 'singleUse'],
])('%j allows no recurring payment because of %s', ([f, s = {}], code) => {
  expect(recurringRefusal({ ...facts, ...f }, { ...settings, ...s })).toBe(code);
});
