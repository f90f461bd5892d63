import { localDate, type LocalDate } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import { dayOfYear, longDate, monthAndYear } from './date-words';

const day = (text: string): LocalDate => {
  const date = localDate(text);
  if (!date) throw new Error(text);
  return date;
};

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
