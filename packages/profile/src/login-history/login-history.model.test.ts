import { describe, expect, it } from 'vitest';
import { signInRows } from './login-history.model';

const entry = (entryKey: unknown, loginDate = '2026-05-31T08:14:00') => ({
  loginDate,
  ipAddress: String(entryKey),
  entryKey,
  unusual: false,
});

/** The keys in the order of the list. */
const order = (...keys: readonly unknown[]) =>
  signInRows(keys.map((key) => entry(key))).map(({ ipAddress }) => ipAddress);

describe('the sign-ins', () => {
  it.each([
    ['numbers', [9, 42, 10], ['42', '10', '9']],
    ['digits', ['9', '42', '10'], ['42', '10', '9']],
    ['numbers and digits', [9, '42', 10], ['42', '10', '9']],
    [
      'digits beyond any number',
      ['90071992547409930', '90071992547409932', '90071992547409931'],
      ['90071992547409932', '90071992547409931', '90071992547409930'],
    ],
    [
      'texts',
      ['2026-01-02', '2026-03-01', '2025-12-31'],
      ['2026-03-01', '2026-01-02', '2025-12-31'],
    ],
    ['texts with digits', ['S9', 'S42', 'S10'], ['S42', 'S10', 'S9']],
    ['numbers below zero', [-2, 0, -1], ['0', '-1', '-2']],
  ])('[ACC-760] are sorted by %s, the greatest first', (_of, keys, expected) => {
    expect(order(...keys)).toEqual(expected);
  });

  it('[ACC-760] without a key come last, as the API lists them', () => {
    const rows = signInRows([
      { ...entry(undefined), ipAddress: 'a' },
      { ...entry(null), ipAddress: 'b' },
      { ...entry(3), ipAddress: 'c' },
    ]);
    expect(rows.map(({ ipAddress }) => ipAddress)).toEqual(['c', 'a', 'b']);
  });

  it.each([
    ['2026-05-31T23:59:59', '05/31/2026'],
    ['2026-05-31', '05/31/2026'],
    ['05/31/2026 8:14', '05/31/2026'],
    ['yesterday', 'yesterday'],
    ['2026-02-30T00:00:00', '2026-02-30T00:00:00'],
    ['', ''],
  ])('[ACC-761] on "%s" show %s', (loginDate, date) => {
    expect(signInRows([entry(1, loginDate)])[0]?.date).toBe(date);
  });
});
