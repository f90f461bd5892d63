import { describe, expect, it } from 'vitest';
import {
  lastAgreedOn,
  neededAgreements,
  parseAgreements,
  timingCodes,
  type AgreedRecord,
  type Agreement,
} from './agreements';
import { day } from '../testing/dates';

describe('parseAgreements', () => {
  it('[ACC-156, PAY-575] reads url, date, name and dash-joined timings', () => {
    const { agreements, problems } = parseAgreements([
      'https://l.example/t|01/31/2025|ACH Terms|login-ach',
    ]);
    expect(problems).toEqual([]);
    expect(agreements).toEqual([
      {
        url: 'https://l.example/t',
        date: '2025-01-31',
        name: 'ACH Terms',
        hostNum: 11337,
        whenToAgree: ['login', 'ach'],
      },
    ]);
  });

  it('[ACC-160, PAY-571] has the codes of the timings', () => {
    expect(timingCodes).toEqual({
      login: 0,
      registration: 1,
      ach: 2,
      estatements: 3,
      texting: 4,
      ecommunicationreagree: 5,
    });
  });

  it('[ACC-161, PAY-573] accepts timings as numbers or names', () => {
    const timingsOf = (list: string) =>
      parseAgreements([`u|2025-01-31|n|${list}`]).agreements[0]?.whenToAgree;
    expect(timingsOf('0-2')).toEqual(['login', 'ach']);
    expect(timingsOf('login-ach')).toEqual(['login', 'ach']);
    expect(timingsOf('Login - 2')).toEqual(['login', 'ach']);
    expect(timingsOf('0-1-2-3-4-5')).toEqual(Object.keys(timingCodes));
  });

  it('[ACC-163, PAY-577] reads the date as MM/dd/yyyy and as yyyy-MM-dd', () => {
    const dateOf = (date: string) => parseAgreements([`u|${date}|n|ach`]).agreements[0]?.date;
    expect(dateOf('02/01/2025')).toBe('2025-02-01');
    expect(dateOf('2025-02-01')).toBe('2025-02-01');
  });

  it('[ACC-158, PAY-583] numbers the five positions from 11337 to 11341, unused ones included', () => {
    const one = 'u|2025-01-31|n|ach';
    const numbers = (strings: string[]) =>
      parseAgreements(strings).agreements.map(({ hostNum }) => hostNum);
    expect(numbers([one, one, one, one, one])).toEqual([11337, 11338, 11339, 11340, 11341]);
    expect(numbers(['', one, 'faulty', one])).toEqual([11338, 11340]);
  });

  it('[ACC-159] uses at most five and reports the others', () => {
    const one = 'u|2025-01-31|n|ach';
    const { agreements, problems } = parseAgreements(Array.from({ length: 7 }, () => one));
    expect(agreements).toHaveLength(5);
    expect(problems.map(({ code }) => code)).toEqual(['agreementIgnored', 'agreementIgnored']);
  });

  it.each(['u|2025-01-31|n', 'u|2025-01-31|n|ach|more', 'nothing'])(
    'skips "%s", which does not have four parts, and reports it',
    (string) => {
      expect(parseAgreements([string])).toEqual({
        agreements: [],
        problems: [{ code: 'agreementParameters', params: { string } }],
      });
    },
  );

  it('reports an unknown timing and keeps the known ones', () => {
    const { agreements, problems } = parseAgreements(['u|2025-01-31|n|ach-fax']);
    expect(agreements[0]?.whenToAgree).toEqual(['ach']);
    expect(problems).toEqual([{ code: 'agreementType', params: { type: 'fax' } }]);
  });

  it('[POR-040] removes an address that could run a script, and reports it', () => {
    const string = 'java\tscript:alert(1)|2025-01-31|Terms|ach';
    const { agreements, problems } = parseAgreements([string]);
    expect(agreements).toMatchObject([{ url: '', name: 'Terms' }]);
    expect(problems).toEqual([{ code: 'agreementAddress', params: { string } }]);
  });

  it('skips an agreement without a date', () => {
    const { agreements, problems } = parseAgreements(['u|soon|n|ach']);
    expect(agreements).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['agreementDate']);
  });
});

describe('neededAgreements', () => {
  const today = day('2025-06-15');
  const terms: Agreement = {
    url: 'https://l.example/t',
    name: 'ACH Terms',
    date: day('2025-06-01'),
    hostNum: 11337,
    whenToAgree: ['ach'],
  };
  const agreedOn = (
    date: string | undefined,
    record: Partial<AgreedRecord> = {},
  ): AgreedRecord => ({
    name: terms.name,
    url: terms.url,
    dateOfAgreement: date === undefined ? undefined : day(date),
    ...record,
  });
  const needed = (agreement: Agreement, agreed: AgreedRecord[] = []) =>
    neededAgreements([agreement], agreed, 'ach', today).length === 1;

  it.each([
    ['2025-06-14', true],
    ['2025-06-15', true],
    ['2025-06-16', false],
  ])('[ACC-165, PAY-578] an agreement dated %s is needed on 2025-06-15: %s', (date, expected) => {
    expect(needed({ ...terms, date: day(date) })).toBe(expected);
  });

  it.each([
    ['2025-05-31', true],
    ['2025-06-01', false],
    ['2025-06-10', false],
    [undefined, true],
  ])('[ACC-166, PAY-579, PAY-580] agreed on %s, it is needed: %s', (date, expected) => {
    expect(needed(terms, [agreedOn(date)])).toBe(expected);
  });

  it('[ACC-164, PAY-581] matches by name ignoring case, otherwise by address', () => {
    const recent = '2025-06-10';
    expect(
      needed(terms, [agreedOn(recent, { name: 'ach terms', url: 'https://old.example' })]),
    ).toBe(false);
    expect(needed(terms, [agreedOn(recent, { name: 'Renamed' })])).toBe(false);
    expect(needed(terms, [agreedOn(recent, { name: 'Other', url: 'https://o.example' })])).toBe(
      true,
    );
    expect(needed(terms, [agreedOn('2020-01-01'), agreedOn(recent, { name: 'Renamed' })])).toBe(
      true,
    );
  });

  it.each([
    ['never', [], undefined],
    ['once', ['2025-06-02'], '2025-06-02'],
    ['several times', ['2025-06-02', '2025-06-09', '2025-06-05'], '2025-06-09'],
    ['on an unknown day', [undefined], undefined],
  ])('[POR-096] agreed %s: the last day is known', (_, dates, expected) => {
    const other = agreedOn('2025-06-12', { name: 'Other', url: 'https://o.example' });
    expect(lastAgreedOn(terms, [...dates.map((date) => agreedOn(date)), other])).toBe(expected);
  });

  it('[ACC-167, PAY-572] requires an agreement only at its timings', () => {
    expect(neededAgreements([terms], [], 'ach', today)).toEqual([terms]);
    expect(neededAgreements([terms], [], 'login', today)).toEqual([]);
  });
});
