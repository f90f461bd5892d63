import type { RequestField, RequestValue } from '@portico/contract';
import { cents, localDate } from '@portico/rules';
import { expect, it } from 'vitest';
import { valuesRefusal } from './check-values';

const field = (type: string, limits: Partial<RequestField> = {}): RequestField => ({
  key: 'a',
  type,
  required: true,
  label: {},
  help: {},
  allowedDays: [],
  choices: [],
  ...limits,
});
const day = (text: string) => localDate(text);
const days = field('date', { earliest: day('2026-03-03'), latest: day('2026-03-20') });
const monday = ['2026-03-09', '2026-03-16'].flatMap((text) => localDate(text) ?? []);

it.each<[string, RequestField, Omit<RequestValue, 'key'>, string | undefined]>([
  ['the first day', days, { date: day('2026-03-03') }, undefined],
  ['the last day', days, { date: day('2026-03-20') }, undefined],
  ['a day before the first', days, { date: day('2026-03-02') }, 'ValueNotAllowed'],
  ['a day after the last', days, { date: day('2026-03-21') }, 'ValueNotAllowed'],
  ['no day', days, {}, 'ValueMissing'],
  ['a day that is listed', { ...days, allowedDays: monday }, { date: monday[0] }, undefined],
  [
    'a day that is not listed',
    { ...days, allowedDays: monday },
    { date: day('2026-03-10') },
    'ValueNotAllowed',
  ],
  ['the fewest months', field('months', { minMonths: 1, maxMonths: 2 }), { months: 1 }, undefined],
  [
    'too few months',
    field('months', { minMonths: 1, maxMonths: 2 }),
    { months: 0 },
    'ValueNotAllowed',
  ],
  [
    'the largest amount',
    field('amount', { maxAmount: cents(500) }),
    { amount: cents(500) },
    undefined,
  ],
  [
    'a larger amount',
    field('amount', { maxAmount: cents(500) }),
    { amount: cents(501) },
    'ValueNotAllowed',
  ],
  [
    'one of the choices',
    field('reason', { choices: [{ key: 'x', label: {} }] }),
    { choice: 'x' },
    undefined,
  ],
  [
    'another choice',
    field('choice', { choices: [{ key: 'x', label: {} }] }),
    { choice: 'y' },
    'ValueNotAllowed',
  ],
  ['only white space', field('text'), { text: ' \n' }, 'ValueMissing'],
  ['a text that fits', field('text', { maxLength: 2 }), { text: 'ab' }, undefined],
  ['a longer text', field('text', { maxLength: 2 }), { text: 'abc' }, 'ValueNotAllowed'],
  ['no file', field('document'), { fileIds: [] }, 'ValueMissing'],
  [
    'too many files',
    field('document', { maxFiles: 1 }),
    { fileIds: ['1', '2'] },
    'ValueNotAllowed',
  ],
])('%s', (_name, asked, value, code) => {
  expect(valuesRefusal([asked], [{ key: 'a', ...value }])).toBe(code);
});

it('a field that is not required may be without a value, one that is not offered may not', () => {
  const optional = field('text', { required: false });
  expect(valuesRefusal([optional], [])).toBeUndefined();
  expect(valuesRefusal([optional], [{ key: 'b', text: 'x' }])).toBe('ValueNotAllowed');
  expect(valuesRefusal([optional], [{ key: 'a' }, { key: 'a' }])).toBe('ValueNotAllowed');
});
