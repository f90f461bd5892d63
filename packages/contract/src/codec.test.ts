import { cents, localDate } from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWire, writeWire, type Codec } from './codec';
import { answer, entity, sameName } from './entity';
import {
  amount,
  choice,
  date,
  dictionary,
  flag,
  integer,
  list,
  optional,
  optionalAmount,
  optionalText,
  text,
} from './fields';

const read = (codec: Codec<unknown>, wire: unknown) => {
  const outcome = readWire(codec, wire);
  return outcome.ok ? outcome.value : outcome.params?.['issue'];
};

describe('the two faces of a field', () => {
  it.each<[string, Codec<unknown>, unknown, unknown]>([
    ['text', text, 'a', 'a'],
    ['text sent as a number', text, 12, '12'],
    ['text that is missing', text, undefined, ': string expected'],
    ['optional text that is null', optionalText, null, undefined],
    ['whole number', integer, 7, 7],
    ['whole number sent as text', integer, '7', ': number expected'],
    ['flag', flag, true, true],
    ['missing flag', flag, undefined, false],
    ['money', amount, 12.34, 1234],
    ['money with a third decimal, half up', amount, 1.005, 101],
    ['money beyond counting', amount, 1e300, 'number out of range'],
    ['missing optional money', optionalAmount, null, undefined],
    ['day', date, '2024-02-29', '2024-02-29'],
    ['day with a time', date, '2024-02-29T00:00:00', '2024-02-29'],
    ['day of the year 0001', date, '0001-01-01T00:00:00', undefined],
    ['day that does not exist', date, '2023-02-29', undefined],
    ['missing day', date, undefined, undefined],
    ['word of a choice', choice(['A', 'B']), 'B', 'B'],
    ['word outside a choice', choice(['A', 'B']), 'C', ': ("A" | "B") expected'],
    ['list', list(integer), [1, 2], [1, 2]],
    ['missing list', list(integer), null, []],
    ['dictionary', dictionary(text), { a: 'b' }, { a: 'b' }],
  ])('reads %s', (_name, codec, wire, expected) => {
    expect(read(codec, wire)).toEqual(expected);
  });

  it('writes money as dollars and days as yyyy-MM-dd, and leaves out what is undefined', () => {
    const codec = entity({ total: amount, day: date, fee: optionalAmount, note: optionalText });
    const value = { total: cents(1999), day: localDate('06/30/2026') };
    expect(JSON.stringify(writeWire(codec, value))).toBe('{"Total":19.99,"Day":"2026-06-30"}');
  });

  it('gives back every amount it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => {
        expect(read(amount, JSON.parse(JSON.stringify(writeWire(amount, cents(n)))))).toBe(n);
      }),
    );
  });
});

describe('entity', () => {
  const person = entity({ firstName: text, lastLoggedInIP: optionalText });

  it.each([
    ['PascalCase', { FirstName: 'Maya', LastLoggedInIP: '::1' }],
    ['camelCase', { firstName: 'Maya', lastLoggedInIP: '::1' }],
    ['lower case', { firstname: 'Maya', lastloggedinip: '::1' }],
    ['UPPER CASE', { FIRSTNAME: 'Maya', LASTLOGGEDINIP: '::1' }],
  ])('reads names in %s alike (D5)', (_name, wire) => {
    expect(read(person, wire)).toEqual({ firstName: 'Maya', lastLoggedInIP: '::1' });
  });

  it('writes the listed casing, a capital first letter where nothing is listed', () => {
    const codec = entity({ userName: text, customer: text }, { customer: 'CustomerID' });
    expect(writeWire(codec, { userName: 'maya', customer: '1' })).toEqual({
      UserName: 'maya',
      CustomerID: '1',
    });
    expect(writeWire(entity({ isEnabled: flag }, sameName), { isEnabled: true })).toEqual({
      isEnabled: true,
    });
  });

  it('drops wire keys it does not know, whatever their name', () => {
    const wire: unknown = JSON.parse('{"firstName":"Maya","__proto__":{"admin":true},"x":1}');
    const value = read(person, wire);
    expect(value).toEqual({ firstName: 'Maya' });
    expect(value).not.toHaveProperty('admin');
  });

  it.each([
    ['a missing field by its place', { accounts: [{ number: 'a' }, {}] }, 'accounts.1.number'],
    ['a wrong type by its place', { accounts: [{ number: [] }] }, 'accounts.0.number'],
    ['a body that is no object', 'oops', ': Object expected'],
  ])('names %s', (_name, wire, issue) => {
    const codec = entity({ accounts: list(entity({ number: text })) });
    expect(read(codec, wire)).toContain(issue);
  });

  it('never repeats the value it could not read, which may be personal', () => {
    const outcome = readWire(entity({ ssn: integer }), { SSN: '123-45-6789' });
    expect(JSON.stringify(outcome)).not.toContain('123-45-6789');
  });

  it('nests', () => {
    const codec = entity({ when: optional(entity({ day: date })) });
    expect(read(codec, { When: { Day: '2026-01-31' } })).toEqual({ when: { day: '2026-01-31' } });
    expect(read(codec, {})).toEqual({});
  });
});

describe('answer', () => {
  const codec = answer({ total: optionalAmount });

  it('reads success and its fields', () => {
    expect(read(codec, { hasNoErrors: true, errors: [], total: 1 })).toEqual({
      hasNoErrors: true,
      errors: [],
      total: 100,
    });
  });

  it('takes an answer that says nothing about errors as a success', () => {
    expect(read(codec, {})).toEqual({ hasNoErrors: true, errors: [] });
  });
});
