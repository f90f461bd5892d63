import { cents, localDate } from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWire, writeWire, type Codec } from './codec';
import { answer, entity, listAnswer, sameName } from './entity';
import {
  amount,
  choice,
  date,
  decimal,
  dictionary,
  flag,
  integer,
  list,
  optional,
  optionalAmount,
  optionalText,
  payableAmount,
  text,
} from './fields';
import { part, unread, vital, whole } from './parts';
import { tolerantList, tolerantOptional } from './tolerant';

const read = (codec: Codec<unknown>, wire: unknown) => {
  const outcome = readWire(codec, wire);
  return outcome.ok ? outcome.value : outcome.error.params?.['issue'];
};

describe('the two forms of a field', () => {
  it.each<[string, Codec<unknown>, unknown, unknown]>([
    ['text', text, 'a', 'a'],
    ['text sent as a number', text, 12, '12'],
    ['text that is missing', text, undefined, ': string expected'],
    ['optional text that is null', optionalText, null, undefined],
    ['whole number', integer, 7, 7],
    ['whole number sent as text', integer, '7', ': number expected'],
    ['flag sent as text', flag, 'true', ': boolean expected'],
    ['list in an object', list(integer), { Value: [1] }, ': Array expected'],
    ['flag', flag, true, true],
    ['missing flag', flag, undefined, false],
    ['money', amount, 12.34, 1234],
    ['money with a third decimal, half up', amount, 1.005, 101],
    ['money beyond counting', amount, 1e300, ': number in range expected'],
    ['[POR-039] money to be paid', payableAmount, 12.34, 1234],
    ['[POR-039] the largest that fits its field', payableAmount, 999999999999.99, 99999999999999],
    ...[
      1.005,
      0.001,
      1e-7,
      -1,
      -0.01,
      NaN,
      Infinity,
      1e21,
      9999999999999.99,
      '1e2',
      '12',
      'NaN',
      null,
    ].map((wire): [string, Codec<unknown>, unknown, unknown] => [
      `[POR-039] money to be paid, not ${String(wire)}`,
      payableAmount,
      wire,
      expect.stringContaining('expected'),
    ]),
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
    ['missing dictionary', dictionary(text), undefined, {}],
    ['dictionary that is no object', dictionary(text), 'a', ': Object expected'],
    ['dictionary with an unreadable value', dictionary(integer), { a: 'b' }, 'a: number expected'],
  ])('reads %s', (_name, codec, wire, expected) => {
    expect(read(codec, wire)).toEqual(expected);
  });

  it.each<[string, Codec<unknown>, unknown, unknown]>([
    ['whole number sent as text', integer, '7', 7],
    ['whole number that is a word', integer, 'seven', ': number expected'],
    ['whole number that is empty', integer, '', ': number expected'],
    ['rate', decimal, 6.25, 6.25],
    ['rate sent as text', decimal, '6.25', 6.25],
    ['rate sent as text in percent', decimal, '6.25 %', 6.25],
    ['flag sent as text', flag, 'True', true],
    ['flag sent as text, off', flag, 'false', false],
    ['flag sent as a letter', flag, 'Y', true],
    ['flag sent as a number', flag, 0, false],
    ['flag that is another word', flag, 'maybe', ': boolean expected'],
    ['money sent as text', amount, '1,234.56', 123456],
    ['money sent as text with its sign', amount, '-$12.34', -1234],
    ['money in percent', amount, '5%', ': number expected'],
    ['list in an object', list(integer), { Value: [1, 2] }, [1, 2]],
    ['list in an object, in lower case', list(integer), { value: [] }, []],
    ['list that is an object', list(integer), { items: [1] }, ': Array expected'],
  ])('[D176] reads in an answer %s', (_name, codec, wire, expected) => {
    const outcome = readWire(codec, wire, () => undefined);
    expect(outcome.ok ? outcome.value : outcome.error.params?.['issue']).toEqual(expected);
  });

  it('[LON-572] writes money as dollars and days as yyyy-MM-dd, and omits what is undefined', () => {
    const codec = entity({ total: amount, day: date, fee: optionalAmount, note: optionalText });
    const value = { total: cents(1999), day: localDate('06/30/2026') };
    expect(JSON.stringify(writeWire(codec, value))).toBe('{"Total":19.99,"Day":"2026-06-30"}');
  });

  it('omits the name __proto__ from a dictionary', () => {
    const wire: unknown = JSON.parse('{"__proto__":"a","b":"c"}');
    expect(Object.keys(Object(read(dictionary(text), wire)))).toEqual(['b']);
  });

  it('reads back every amount it wrote', () => {
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

  it('drops unknown wire keys, whatever their name', () => {
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

  it('never reports the unreadable value, which may be personal', () => {
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

  it('reads an answer without HasNoErrors and Errors as a success', () => {
    expect(read(codec, {})).toEqual({ hasNoErrors: true, errors: [] });
  });
});

describe('optional parts of an answer', () => {
  const item = entity({ kind: choice(['A', 'B']), sum: optionalAmount });
  const codec = answer({
    items: tolerantList(item),
    inner: optional(entity({ items: tolerantList(item) })),
    best: tolerantOptional(item),
    total: optionalAmount,
  });
  const readWithIssues = (wire: unknown) => {
    const issues: string[] = [];
    const outcome = readWire(codec, wire, (issue) => issues.push(issue));
    return { value: outcome.ok ? outcome.value : outcome.error.params?.['issue'], issues };
  };
  const good = { hasNoErrors: true, errors: [], items: [] };

  it.each<[string, unknown, unknown, readonly string[]]>([
    [
      'an item of an unknown kind',
      { items: [{ kind: 'A' }, { kind: 'C' }, { kind: 'B' }], total: 1 },
      { ...good, items: [{ kind: 'A' }, { kind: 'B' }], total: 100 },
      ['items.1.kind: ("A" | "B") expected'],
    ],
    [
      'an item that is no object',
      { items: [7, { kind: 'A' }] },
      { ...good, items: [{ kind: 'A' }] },
      ['items.0: Object expected'],
    ],
    [
      'the money out of range of an item',
      { items: [{ kind: 'A', sum: 1e300 }, { kind: 'B' }] },
      { ...good, items: [{ kind: 'A' }, { kind: 'B' }] },
      ['items.0.sum: number in range expected'],
    ],
    [
      'an item of a nested list',
      { inner: { items: [{}, { kind: 'B' }] } },
      { ...good, inner: { items: [{ kind: 'B' }] } },
      ['inner.items.0.kind: ("A" | "B") expected'],
    ],
    ['an optional part', { best: { kind: 'C' } }, good, ['best.kind: ("A" | "B") expected']],
    ['an error without a code', { errors: ['x'] }, good, ['errors.0: Object expected']],
  ])('%s is omitted and reported', (_name, wire, value, issues) => {
    expect(readWithIssues(wire)).toEqual({ value, issues });
  });

  it('omits nothing readable, with or without missing parts', () => {
    expect(readWithIssues({ items: null, best: null })).toEqual({ value: good, issues: [] });
    expect(readWithIssues({ best: { kind: 'B' } }).value).toEqual({ ...good, best: { kind: 'B' } });
  });

  it.each<[string, unknown, unknown, readonly string[]]>([
    ['an amount', { total: {} }, good, ['total: number expected']],
    ['a list', { items: 'none' }, good, ['items: Array expected']],
    ['Errors', { errors: 'none' }, good, ['errors: Array expected']],
    ['an object', { inner: 'none' }, good, ['inner: Object expected']],
    [
      'an amount of an object',
      { best: { kind: 'A', sum: true } },
      { ...good, best: { kind: 'A' } },
      ['best.sum: number expected'],
    ],
  ])('[D176] %s that cannot be read is omitted and reported', (_name, wire, value, issues) => {
    expect(readWithIssues(wire)).toEqual({ value, issues });
  });

  it('omits nothing of a request', () => {
    expect(read(codec, { total: {} })).toBe('total: number expected');
    expect(read(codec, { inner: 'none' })).toBe('inner: Object expected');
  });

  it('fails where HasNoErrors cannot be read', () => {
    expect(readWithIssues({ hasNoErrors: 'maybe' }).value).toBe('hasNoErrors: boolean expected');
  });

  it('writes every part', () => {
    const value = { ...good, items: [{ kind: 'A' as const, sum: cents(100) }] };
    expect(JSON.stringify(writeWire(codec, value))).toBe(
      '{"HasNoErrors":true,"Errors":[],"Items":[{"Kind":"A","Sum":1}]}',
    );
  });
});

describe('parts with a section of their own', () => {
  const item = entity({ id: text, sum: optionalAmount });
  const codec = answer({ items: part(tolerantList(item)), best: part(optional(item)) });
  const issuesOf = (wire: unknown) => {
    const issues: string[] = [];
    const outcome = readWire(codec, wire, (issue) => issues.push(issue));
    return outcome.ok ? { ...outcome.value, issues } : outcome;
  };

  it('are unread where they cannot be read', () => {
    expect(issuesOf({ items: 'x', best: 7 })).toMatchObject({
      items: unread,
      best: unread,
      issues: ['items: Array expected', 'best: Object expected'],
    });
  });

  it('are none where they are missing, and where nothing is in them', () => {
    expect(issuesOf({})).toMatchObject({ items: [], best: undefined, issues: [] });
    expect(issuesOf({ best: {} })).toMatchObject({
      best: undefined,
      issues: ['best.id: string expected'],
    });
  });

  it('omit their own parts', () => {
    expect(issuesOf({ best: { id: 'a', sum: {} } })).toMatchObject({
      best: { id: 'a' },
      issues: ['best.sum: number expected'],
    });
  });

  it('make a request that has them unreadable', () => {
    expect(read(codec, { best: 7 })).toBe('best: Object expected');
  });

  it('of a whole object are not omitted one by one', () => {
    const outcome = readWire(
      answer({ best: optional(whole(item)) }),
      { best: { id: 'a', sum: {} } },
      () => undefined,
    );
    expect(outcome).toEqual({
      ok: true,
      value: { hasNoErrors: true, errors: [], best: undefined },
    });
  });

  it('that are vital fail the answer', () => {
    const outcome = readWire(answer({ best: vital(optional(item)) }), { best: 7 }, () => undefined);
    expect(outcome).toMatchObject({ ok: false });
  });

  it('are not written where they could not be read', () => {
    const value = { hasNoErrors: true, errors: [], items: unread, best: unread } as const;
    expect(JSON.stringify(writeWire(codec, value))).toBe('{"HasNoErrors":true,"Errors":[]}');
  });
});

describe('the answer of a call for a list', () => {
  const codec = listAnswer('accounts', entity({ number: text }));
  const readAnswer = (wire: unknown) => {
    const outcome = readWire(codec, wire, () => undefined);
    return outcome.ok ? outcome.value.accounts : outcome.error.params?.['issue'];
  };

  it.each([
    ['in its field', { Accounts: [{ Number: '1' }] }],
    ['in Value of its field', { Accounts: { Value: [{ Number: '1' }] } }],
    ['in Value', { HasNoErrors: true, Value: [{ Number: '1' }] }],
    ['bare', [{ Number: '1' }]],
    ['with an item that cannot be read', [{ Number: '1' }, 'x']],
  ])('reads the list %s', (_name, wire) => {
    expect(readAnswer(wire)).toEqual([{ number: '1' }]);
  });

  it('fails where the list cannot be read, so that it is not taken for an empty one', () => {
    expect(readAnswer({ Accounts: 'none' })).toBe('accounts: Array expected');
    expect(readAnswer({})).toEqual([]);
  });
});
