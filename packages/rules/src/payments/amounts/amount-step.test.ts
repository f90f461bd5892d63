import { describe, expect, it } from 'vitest';
import {
  amountStep,
  isByDueDate,
  paysTotalDue,
  type AmountStep,
  type AmountStepFacts,
  type AmountStepSettings,
} from './amount-step';
import type { Frequency } from '../payment-kind';

const facts: AmountStepFacts = {
  accountType: 0,
  type: 'ach',
  frequency: 'OnDueDate',
  payoff: false,
};
const settings: AmountStepSettings = { customAmount: false, additionalPrincipal: false };
const custom = { customAmount: true };
const principal = { additionalPrincipal: true };

const editable: AmountStep = { step: 'editable', amount: 'entered', additionalPrincipal: false };
const locked: AmountStep = { step: 'locked', amount: 'regular', additionalPrincipal: false };
const skipped: AmountStep = { step: 'skipped', amount: 'regular', additionalPrincipal: false };
const totalDue: AmountStep = { step: 'skipped', amount: 'totalDue', additionalPrincipal: false };
const payoff: AmountStep = { step: 'skipped', amount: 'payoff', additionalPrincipal: false };

const frequencies: readonly Frequency[] = [
  'OneTime',
  'OnDueDate',
  'DaysBeforeDue',
  'MonthlyOnDate',
  'SemiMonthly',
  'TwoWeeks',
  'Weekly',
];

describe('amountStep', () => {
  it.each<[string, Partial<AmountStepFacts>, Partial<AmountStepSettings>, AmountStep]>([
    ['', { frequency: 'OneTime' }, {}, editable],
    ['', { frequency: 'Weekly' }, {}, editable],
    ['[PAY-381]', { frequency: 'Weekly' }, principal, { ...editable, additionalPrincipal: true }],
    ['[PAY-381]', { frequency: 'MonthlyOnDate' }, {}, editable],
    ['[PAY-382]', { frequency: 'OneTime' }, principal, editable],
    ['[PAY-382]', { type: 'card', frequency: 'OneTime' }, principal, editable],
    ['[PAY-382]', { type: 'card', frequency: 'Weekly' }, principal, editable],
    ['[PAY-382]', { type: 'card' }, principal, locked],
    ['[PAY-383]', {}, custom, editable],
    ['[PAY-383]', { frequency: 'DaysBeforeDue' }, custom, editable],
    ['[PAY-383]', {}, { ...custom, ...principal }, { ...editable, additionalPrincipal: true }],
    ['[PAY-384]', {}, principal, { ...locked, additionalPrincipal: true }],
    [
      '[PAY-384]',
      { frequency: 'DaysBeforeDue' },
      principal,
      { ...locked, additionalPrincipal: true },
    ],
    ['[PAY-385]', { type: 'card' }, {}, locked],
    ['[PAY-385]', { type: 'card', frequency: 'DaysBeforeDue' }, {}, locked],
    ['[PAY-386]', { type: 'card' }, custom, editable],
    ['[PAY-386]', { type: 'card', frequency: 'DaysBeforeDue' }, custom, editable],
    ['[PAY-387]', {}, {}, skipped],
    ['[PAY-387]', { frequency: 'DaysBeforeDue' }, {}, skipped],
    ['', { accountType: 9 }, {}, totalDue],
    ['', { accountType: 9, frequency: 'DaysBeforeDue' }, { ...custom, ...principal }, totalDue],
    ['', { accountType: 9, frequency: 'Weekly' }, {}, editable],
    ['', { frequency: 'OneTime', payoff: true }, principal, payoff],
    ['', { accountType: 9, frequency: 'OneTime', payoff: true }, {}, payoff],
    ['', { frequency: 'Weekly', payoff: true }, {}, editable],
  ])('%s %j under %j is %j', (_, factChange, settingChange, step) => {
    expect(amountStep({ ...facts, ...factChange }, { ...settings, ...settingChange })).toEqual(
      step,
    );
  });
});

it('[PAY-081] type 9 is the line of credit whose recurring payment pays the total due', () => {
  expect(frequencies.filter((frequency) => paysTotalDue(9, frequency))).toEqual([
    'OnDueDate',
    'DaysBeforeDue',
  ]);
  expect(frequencies.filter((frequency) => paysTotalDue(0, frequency))).toEqual([]);
});

it('two frequencies depend on the due date', () => {
  expect(frequencies.filter(isByDueDate)).toEqual(['OnDueDate', 'DaysBeforeDue']);
});
