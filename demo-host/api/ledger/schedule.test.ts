import { addDays, cents, localDate, type LocalDate } from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changed,
  dueDateOf,
  installmentsBefore,
  postponement,
  scheduleOn,
  type Schedule,
} from './schedule';

const day = (text: string): LocalDate => {
  const read = localDate(text);
  if (!read) throw new Error(`Not a day: ${text}`);
  return read;
};

const monthly: Schedule = {
  firstDue: day('2026-01-31'),
  installment: cents(10_000),
  installments: 24,
  billing: 'Monthly',
};

describe('due dates after a change of the schedule', () => {
  it.each([
    [1, '2026-01-31', 'before the change'],
    [2, '2026-02-28', 'before the change'],
    [3, '2026-05-31', 'the first that is moved, by two months'],
    [4, '2026-06-30', 'the next'],
    [24, '2028-02-29', 'the last'],
  ])('installment %i is due on %s: %s', (installment, due) => {
    const change = postponement(monthly, 3, 2, day('2026-03-10'));
    expect(dueDateOf(changed(monthly, change), installment)).toBe(due);
  });

  it('are the former ones before the day of the change', () => {
    const madeOn = day('2026-03-10');
    const moved = changed(monthly, postponement(monthly, 3, 2, madeOn));
    expect(dueDateOf(scheduleOn(moved, addDays(madeOn, -1)), 3)).toBe('2026-03-31');
    expect(dueDateOf(scheduleOn(moved, madeOn), 3)).toBe('2026-05-31');
  });

  it('are counted from the last change, also where an earlier one moved a later installment', () => {
    const first = changed(monthly, postponement(monthly, 5, 1, day('2026-04-10')));
    const second = changed(first, {
      madeOn: day('2026-04-20'),
      from: 4,
      firstDue: day('2026-05-07'),
      step: 0,
    });
    expect([3, 4, 5, 6].map((n) => dueDateOf(second, n))).toEqual([
      '2026-03-31',
      '2026-05-07',
      '2026-06-07',
      '2026-07-07',
    ]);
  });

  it('stay in their order, and a postponed loan has as many installments due a month later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 0, max: 900 }),
        (from, months, ahead) => {
          const moved = changed(monthly, postponement(monthly, from, months, monthly.firstDue));
          const dates = Array.from({ length: 24 }, (_, n) => dueDateOf(moved, n + 1));
          expect(dates).toEqual([...dates].sort());
          expect(dates[23]).toBe(dueDateOf(monthly, 24 + months));
          const on = addDays(monthly.firstDue, ahead);
          const behind = installmentsBefore(monthly, on) - installmentsBefore(moved, on);
          expect(behind).toBeGreaterThanOrEqual(0);
          expect(behind).toBeLessThanOrEqual(months);
        },
      ),
    );
  });
});
