import fc from 'fast-check';
import { addDays } from '../values/date-arithmetic';
import type { LocalDate } from '../values/local-date';
import type { PaymentCalendar } from '../payments/dates/payment-calendar';

/** Payments on every day except Saturdays and Sundays. */
export const weekdays: PaymentCalendar = {
  type: 'ach',
  nonPaymentDays: [],
  allowSaturday: false,
  allowSunday: false,
  cardWeekends: false,
};

/** Payments on every day. */
export const everyDay: PaymentCalendar = { ...weekdays, allowSaturday: true, allowSunday: true };

/** Any calendar, with up to eight holidays in the 40 days from `start` on. */
export const anyCalendarFrom = (start: LocalDate): fc.Arbitrary<PaymentCalendar> =>
  fc.record({
    type: fc.constantFrom('ach' as const, 'card' as const),
    nonPaymentDays: fc.array(
      fc.nat(40).map((ahead) => addDays(start, ahead)),
      { maxLength: 8 },
    ),
    allowSaturday: fc.boolean(),
    allowSunday: fc.boolean(),
    cardWeekends: fc.boolean(),
  });
