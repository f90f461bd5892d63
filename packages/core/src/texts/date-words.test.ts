import { localDate, type LocalDate } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import { dayOfYear, longDate, monthAndYear, timeOfDay } from './date-words';

const day = (text: string): LocalDate => {
  const date = localDate(text);
  if (!date) throw new Error(text);
  return date;
};

it.each([
  ['2026-05-31T08:14:00', 'en', '8:14 AM'],
  ['2026-05-31T23:59', 'en', '11:59 PM'],
  ['2026-05-31T00:05:00Z', 'es', '12:05 a. m.'],
  ['2026-05-31', 'en', ''],
  ['2026-05-31T25:00', 'en', ''],
  ['', 'en', ''],
])('the time of "%s" in %s is "%s"', (dateTime, locale, time) => {
  expect(timeOfDay(dateTime, locale).replace(/\s/g, ' ')).toBe(time);
});

describe('a date', () => {
  it.each([
    ['en', 'March 1, 2025'],
    ['es', '1 de marzo de 2025'],
  ])('[LON-171] in its long form, in %s: %s', (locale, text) => {
    expect(longDate(day('2025-03-01'), locale)).toBe(text);
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    '[LON-573] is the same day in a browser in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const shown = longDate(day('2025-03-01'), 'en');
      vi.unstubAllEnvs();
      expect(shown).toBe('March 1, 2025');
    },
  );

  it.each([
    ['2025-12-31', 'December 31'],
    ['2026-01-01', 'January 1, 2026'],
  ])('%s is shown in 2025 as %s', (date, text) => {
    expect(dayOfYear(day(date), day('2025-03-01'), 'en')).toBe(text);
  });

  it('can be shown by its month', () => {
    expect(monthAndYear(day('2029-01-31'), 'en')).toBe('January 2029');
  });
});
