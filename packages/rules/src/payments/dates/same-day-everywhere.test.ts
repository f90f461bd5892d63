import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../values/date-arithmetic';
import { weekdays } from '../../testing/calendar';
import { anyDate, day } from '../../testing/dates';
import { inEveryZone } from '../../testing/zones';
import { checkPaymentDate, firstPaymentDate } from './payment-date';
import { postingDate } from './posting-date';
import { checkRecurringDate } from '../recurring/recurring-date';
import { nextOccurrences } from '../recurring/recurring-schedule';

/** Days of clock changes, forward and back, in the north and the south. */
const clockChanges = ['2025-03-09', '2025-03-30', '2025-04-06', '2025-10-05', '2025-11-02'].map(
  day,
);

/** The results of the rules for paying on the days around one. */
function everythingAbout(today: ReturnType<typeof day>) {
  const limits = {
    ...weekdays,
    today,
    daysInPeriod: 4,
    immediateAchBlocked: true,
    earliest: undefined,
    onlyToday: false,
  };
  const around = [-2, -1, 0, 1, 2, 3, 4, 5].map((ahead) => addDays(today, ahead));
  return {
    oneTime: around.map((date) => checkPaymentDate(date, limits)),
    recurring: around.map((date) =>
      checkRecurringDate(date, { ...limits, frequency: 'SemiMonthly' }),
    ),
    first: firstPaymentDate(limits),
    next: nextOccurrences({ frequency: 'Weekly', first: today }, today, 3, weekdays),
    posts: postingDate(today, { today, time: '17:00' }, '17:00', weekdays),
  };
}

it('gives the same days in any time zone, even at clock changes', () => {
  const offsets = inEveryZone(() => new Date(2025, 2, 9, 12).getTimezoneOffset());
  expect(new Set(offsets).size).toBeGreaterThan(3);
  fc.assert(
    fc.property(fc.oneof(anyDate, fc.constantFrom(...clockChanges)), (today) => {
      const [first, ...others] = inEveryZone(() => everythingAbout(today));
      for (const other of others) expect(other).toEqual(first);
    }),
  );
});
