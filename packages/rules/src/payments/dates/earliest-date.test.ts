import { expect, it } from 'vitest';
import { day } from '../../testing/dates';
import { earliestPaymentDate, type EarliestFacts } from './earliest-date';

const facts: EarliestFacts = {
  type: 'ach',
  earliest: undefined,
  cutoffPassed: true,
  adjustedAfterCutoff: undefined,
};
const [thursday, friday] = [day('2025-06-12'), day('2025-06-13')];

it.each<[string, Partial<EarliestFacts>, string | undefined]>([
  ['', {}, undefined],
  ['[PAY-303]', { earliest: thursday }, thursday],
  ['[PAY-303]', { earliest: thursday, type: 'card', adjustedAfterCutoff: friday }, thursday],
  ['[PAY-301]', { adjustedAfterCutoff: friday }, friday],
  ['[PAY-301]', { adjustedAfterCutoff: friday, type: 'card' }, undefined],
  ['[PAY-301]', { adjustedAfterCutoff: friday, cutoffPassed: false }, undefined],
  ['', { earliest: thursday, adjustedAfterCutoff: friday }, friday],
  ['', { earliest: friday, adjustedAfterCutoff: thursday }, friday],
  ['', { earliest: friday, adjustedAfterCutoff: friday }, friday],
])('%s of %j the first day to offer is %s', (_, change, expected) => {
  expect(earliestPaymentDate({ ...facts, ...change })).toBe(expected);
});
