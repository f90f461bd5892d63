import { dateOf, dayOfMonth, daysInMonth, monthOf, yearOf, type LocalDate } from './local-date';

/** @throws RangeError when the result is outside the years 2 to 9999 */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day of a later (or earlier) month; in a month that is too short, its last day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const total = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const year = Math.floor(total / 12);
  const month = total - year * 12 + 1;
  return existing(dateOf(year, month, Math.min(dayOfMonth(date), daysInMonth(year, month))));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Calendar months from `from` to `to`, whatever the days; negative when `to` is earlier. */
export function monthsBetween(from: LocalDate, to: LocalDate): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: LocalDate): number {
  const fromThursday = dayNumber(date) % 7; // day 0, 1970-01-01, was a Thursday
  return (fromThursday + 11) % 7;
}

export function lastDayOfMonth(date: LocalDate): LocalDate {
  const year = yearOf(date);
  const month = monthOf(date);
  return existing(dateOf(year, month, daysInMonth(year, month)));
}

/*
 * Civil days are counted in years that begin in March, so that the leap day is the last of its
 * year, and in eras of 400 years, after which the calendar repeats (146,097 days).
 * Day 0 is 1970-01-01.
 */
const daysPerEra = 146_097;
const epochOffset = 719_468;

function dayNumber(date: LocalDate): number {
  const month = monthOf(date);
  const year = yearOf(date) - Number(month <= 2);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth(date) - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * daysPerEra + yearOfEra * 365 + leapDays + dayOfYear - epochOffset;
}

function fromDayNumber(number: number): LocalDate {
  const shifted = number + epochOffset;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const leapDays =
    Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const yearStart = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - yearStart;
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  return existing(dateOf(era * 400 + yearOfEra + Number(month <= 2), month, day));
}

function existing(date: LocalDate | undefined): LocalDate {
  if (date === undefined) throw new RangeError('The date is out of range');
  return date;
}
