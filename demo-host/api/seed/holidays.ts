import {
  addDays,
  dateOf,
  dayOfWeek,
  localDate,
  nextPaymentDay,
  yearOf,
  type LocalDate,
} from '@portico/rules';

type Holiday = readonly [name: string, day: (year: number) => LocalDate];

const day = (year: number, month: number, date: number): LocalDate => {
  const text = dateOf(year, month, date);
  const found = text && localDate(text);
  if (!found) throw new RangeError('No such day');
  return found;
};

/** The n-th weekday of a month, Monday being 1. */
const nth = (n: number, weekday: number, month: number) => (year: number) => {
  const first = day(year, month, 1);
  return addDays(first, ((weekday - dayOfWeek(first) + 7) % 7) + 7 * (n - 1));
};

const lastMondayOfMay = (year: number): LocalDate => {
  const last = day(year, 5, 31);
  return addDays(last, -((dayOfWeek(last) + 6) % 7));
};

/** A Sunday is observed on Monday, as the Federal Reserve does; a Saturday is not moved. */
const observed = (month: number, date: number) => (year: number) => {
  const on = day(year, month, date);
  return dayOfWeek(on) === 0 ? addDays(on, 1) : on;
};

const holidays: readonly Holiday[] = [
  ['New Year’s Day', observed(1, 1)],
  ['Martin Luther King Jr. Day', nth(3, 1, 1)],
  ['Presidents’ Day', nth(3, 1, 2)],
  ['Memorial Day', lastMondayOfMay],
  ['Juneteenth', observed(6, 19)],
  ['Independence Day', observed(7, 4)],
  ['Labor Day', nth(1, 1, 9)],
  ['Columbus Day', nth(2, 1, 10)],
  ['Veterans Day', observed(11, 11)],
  ['Thanksgiving Day', nth(4, 4, 11)],
  ['Christmas Day', observed(12, 25)],
];

/** The bank holidays of a day's year and the next three. */
export function bankHolidays(from: LocalDate): readonly (readonly [LocalDate, string])[] {
  const years = [0, 1, 2, 3].map((ahead) => yearOf(from) + ahead);
  return years.flatMap((year) => holidays.map(([name, on]) => [on(year), name] as const));
}

/** The first day from this one on for which a payment is taken: the lender takes them at weekends. */
export function payingDayFrom(today: LocalDate): LocalDate {
  return nextPaymentDay(today, {
    type: 'ach',
    ...{ allowSaturday: true, allowSunday: true, cardWeekends: true },
    nonPaymentDays: bankHolidays(today).map(([holiday]) => holiday),
  });
}
