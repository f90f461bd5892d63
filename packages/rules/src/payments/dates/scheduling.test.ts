import { expect, it } from 'vitest';
import { schedulingRefusal, type SchedulingFacts, type SchedulingSettings } from './scheduling';

const facts: SchedulingFacts = {
  type: 'ach',
  onlyImmediate: false,
  pastDue: false,
  delinquent: false,
  scheduledPayments: 0,
};
const settings: SchedulingSettings = {
  blockWhenPastDue: false,
  allowWhenDelinquent: false,
  allowed: { ach: true, card: true },
  maxScheduled: undefined,
};

it.each<[string, Partial<SchedulingFacts>, Partial<SchedulingSettings>, string | undefined]>([
  ['', {}, {}, undefined],
  ['', { onlyImmediate: true }, {}, 'onlyImmediate'],
  ['[PAY-315]', { pastDue: true }, { blockWhenPastDue: true }, 'pastDue'],
  ['[PAY-315]', { pastDue: true }, {}, undefined],
  ['[PAY-316]', { delinquent: true }, {}, 'delinquent'],
  ['[PAY-316]', { delinquent: true }, { allowWhenDelinquent: true }, undefined],
  [
    '[PAY-317]',
    { pastDue: true, delinquent: true },
    { blockWhenPastDue: true, allowWhenDelinquent: true },
    'pastDue',
  ],
  ['[PAY-318]', { type: 'card' }, { allowed: { ach: true, card: false } }, 'method'],
  ['[PAY-318]', { type: 'card' }, { allowed: { ach: false, card: true } }, undefined],
  ['[PAY-319]', { type: 'ach' }, { allowed: { ach: false, card: true } }, 'method'],
  ['[PAY-319]', { type: 'ach' }, { allowed: { ach: true, card: false } }, undefined],
  ['[PAY-320]', { scheduledPayments: 3 }, { maxScheduled: 3 }, 'maximum'],
  ['[PAY-320]', { scheduledPayments: 2 }, { maxScheduled: 3 }, undefined],
  ['[PAY-321]', { scheduledPayments: 1 }, {}, 'maximum'],
  ['[PAY-321]', { scheduledPayments: 0 }, {}, undefined],
])('%s %j under %j: %s', (_, factChange, settingChange, code) => {
  expect(schedulingRefusal({ ...facts, ...factChange }, { ...settings, ...settingChange })).toBe(
    code,
  );
});
