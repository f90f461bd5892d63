import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../values/date-arithmetic';
import { anyCalendarFrom, everyDay, weekdays } from '../../testing/calendar';
import { anyDate, day } from '../../testing/dates';
import { checkPaymentDate } from '../dates/payment-date';
import { checkRecurringDate, type RecurringDateLimits } from './recurring-date';

/** A Thursday; 31 days later is Sunday, July 13. */
const limits: RecurringDateLimits = {
  ...everyDay,
  frequency: 'Weekly',
  today: day('2025-06-12'),
  earliest: undefined,
};

const check = (date: string, change: Partial<RecurringDateLimits> = {}) =>
  checkRecurringDate(date === '' ? undefined : day(date), { ...limits, ...change });

describe('checkRecurringDate', () => {
  it.each<[string, string, Partial<RecurringDateLimits>]>([
    ['[PAY-306]', '2025-06-13', {}],
    ['[PAY-306]', '2025-07-13', {}],
    ['[PAY-309]', '2025-06-30', { frequency: 'MonthlyOnDate' }],
    ['[PAY-310]', '2025-06-28', { frequency: 'SemiMonthly' }],
    ['[PAY-312]', '2025-06-14', { ...weekdays, allowSaturday: true }],
    ['[PAY-313]', '2025-06-15', { ...weekdays, allowSunday: true }],
    ['', '2025-06-16', { earliest: day('2025-06-16') }],
    ['', '2025-07-31', { today: day('2025-07-01') }],
    ['', '2025-07-31', { today: day('2025-07-01'), frequency: 'TwoWeeks' }],
  ])('%s accepts %s with %j', (_, date, change) => {
    expect(check(date, change)).toEqual({ ok: true, value: date });
  });

  const july = { today: day('2025-07-10') };
  const june = { today: day('2025-06-10') };

  it.each<[string, string, Partial<RecurringDateLimits>, string]>([
    ['', '', {}, 'required'],
    ['', '2025-06-12', {}, 'notFuture'],
    ['', '2025-06-11', {}, 'notFuture'],
    ['', '2025-07-14', {}, 'tooFar'],
    ['[PAY-309]', '2025-07-31', { ...july, frequency: 'MonthlyOnDate' }, 'notAllowed'],
    ['[PAY-310]', '2025-06-29', { ...june, frequency: 'SemiMonthly' }, 'notAllowed'],
    ['[PAY-310]', '2025-06-30', { ...june, frequency: 'SemiMonthly' }, 'notAllowed'],
    ['[PAY-310]', '2025-07-31', { ...july, frequency: 'SemiMonthly' }, 'notAllowed'],
    ['[PAY-312]', '2025-06-14', { ...weekdays }, 'saturday'],
    ['[PAY-313]', '2025-06-15', { ...weekdays }, 'sunday'],
    ['[PAY-314]', '2025-06-13', { nonPaymentDays: [day('2025-06-13')] }, 'holiday'],
    ['', '2025-06-15', { earliest: day('2025-06-16') }, 'notAllowed'],
  ])('%s refuses "%s" with %j as %s', (_, date, change, code) => {
    expect(check(date, change)).toEqual({ ok: false, error: { code } });
  });

  it('checks the days of its frequency before closed days', () => {
    const sunday = { ...weekdays, ...june, frequency: 'SemiMonthly' } as const;
    expect(check('2025-06-29', sunday)).toEqual({ ok: false, error: { code: 'notAllowed' } });
    const closed = { nonPaymentDays: [day('2025-06-15')], earliest: day('2025-06-16') };
    expect(check('2025-06-15', closed)).toEqual({ ok: false, error: { code: 'holiday' } });
  });

  it('[PAY-291] is not limited by the days ahead of a one-time payment', () => {
    const date = day('2025-06-20');
    const oneTime = { ...limits, daysInPeriod: 3, immediateAchBlocked: false, onlyToday: false };
    expect(checkPaymentDate(date, oneTime)).toMatchObject({ ok: false, error: { code: 'period' } });
    expect(checkRecurringDate(date, oneTime)).toEqual({ ok: true, value: date });
  });
});

const anyLimits: fc.Arbitrary<RecurringDateLimits> = anyDate.chain((today) =>
  fc
    .record({
      calendar: anyCalendarFrom(today),
      frequency: fc.constantFrom(
        'MonthlyOnDate' as const,
        'SemiMonthly' as const,
        'TwoWeeks' as const,
        'Weekly' as const,
      ),
      earliest: fc.option(
        fc.nat(40).map((ahead) => addDays(today, ahead)),
        { nil: undefined },
      ),
    })
    .map(({ calendar, ...rest }) => ({ ...calendar, ...rest, today })),
);

it('accepts no date outside tomorrow to 31 days ahead', () => {
  fc.assert(
    fc.property(anyLimits, (given) => {
      const days = Array.from({ length: 50 }, (_, index) => addDays(given.today, index - 5));
      const accepted = days.filter((date) => checkRecurringDate(date, given).ok);
      for (const date of accepted) {
        expect(date > given.today && date <= addDays(given.today, 31)).toBe(true);
      }
    }),
  );
});
