import { describe, expect, it } from 'vitest';
import { localDate } from '../values/local-date';
import { calendarFile, type CalendarEvents } from './calendar-file';

const dates = ['2026-12-04', '2027-01-04'].map(localDate).filter((date) => date !== undefined);
const calendar: CalendarEvents = {
  kind: 'due',
  madeAt: Date.UTC(2026, 10, 24, 16, 0, 5, 123),
  about: 'Auto loan 2025-01-04 1850000',
  dates,
  title: 'Auto loan: payment due',
  description: 'The regular payment is $370.35.',
};

const linesOf = (patch: Partial<CalendarEvents> = {}) =>
  calendarFile({ ...calendar, ...patch }).split('\r\n');

/** The lines as a reader joins them again. */
const unfolded = (patch: Partial<CalendarEvents>) =>
  calendarFile({ ...calendar, ...patch }).replaceAll('\r\n ', '');

describe('a calendar file', () => {
  it('has an event with a reminder for each date', () => {
    expect(linesOf({ dates: dates.slice(0, 1) })).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Portico//Payments//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:due-2026-12-04-[\da-f]{8}@portico$/),
      'DTSTAMP:20261124T160005Z',
      'DTSTART;VALUE=DATE:20261204',
      'SUMMARY:Auto loan: payment due',
      'DESCRIPTION:The regular payment is $370.35.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Auto loan: payment due',
      'TRIGGER:-P2DT15H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(linesOf().filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  });

  it('ends every line with CR and LF', () => {
    expect(calendarFile(calendar).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has ids that stay the same, differ by date and loan, and do not contain the loan', () => {
    const ids = (patch: Partial<CalendarEvents> = {}) =>
      linesOf(patch).filter((line) => line.startsWith('UID:'));
    expect(ids()).toEqual(ids({ madeAt: Date.UTC(2027, 1, 2), title: 'Préstamo' }));
    expect(new Set([...ids(), ...ids({ about: 'Another' })]).size).toBe(4);
    expect(ids({ kind: 'payment' })[0]).toMatch(/^UID:payment-2026-12-04-/);
    expect(ids().join()).not.toContain('1850000');
  });

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    expect(linesOf({ title: 'a,b;c\\d\ne' })).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne');
  });

  it.each([
    ['letters of one byte', 'x'.repeat(300)],
    ['letters of two bytes', 'ñ'.repeat(100)],
    ['characters of four bytes', '🏠'.repeat(50)],
  ])('folds lines of more than 75 bytes: %s', (_name, description) => {
    const lines = linesOf({ description });
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(1);
    expect(unfolded({ description })).toContain(`DESCRIPTION:${description}\r\n`);
  });
});
