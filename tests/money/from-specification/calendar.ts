/*
 * Days by counting, from the lengths of the months alone: no clock, no time zone, no Date.
 * A day is its text, `yyyy-MM-dd`.
 */

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function lengthOf(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0);
}

/** Year, month and day of the month. */
function partsOf(day: string): readonly [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

function dayFrom(year: number, month: number, date: number): string {
  const digits = (value: number, count: number) => String(value).padStart(count, '0');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}`;
}

/** Days since the last day before the year 1; its first day was a Monday, and is number 1. */
function numberOf(day: string): number {
  const [year, month, date] = partsOf(day);
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  let days = 365 * past + leapDays + date;
  for (let before = 1; before < month; before += 1) days += lengthOf(year, before);
  return days;
}

export const dateOfMonth = (day: string): number => partsOf(day)[2];

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => numberOf(day) % 7;

export const daysFromTo = (from: string, to: string): number => numberOf(to) - numberOf(from);

export function dayAfter(day: string): string {
  const [year, month, date] = partsOf(day);
  if (date < lengthOf(year, month)) return dayFrom(year, month, date + 1);
  return month < 12 ? dayFrom(year, month + 1, 1) : dayFrom(year + 1, 1, 1);
}

export function dayBefore(day: string): string {
  const [year, month, date] = partsOf(day);
  if (date > 1) return dayFrom(year, month, date - 1);
  return month > 1
    ? dayFrom(year, month - 1, lengthOf(year, month - 1))
    : dayFrom(year - 1, 12, 31);
}

export function plusDays(day: string, days: number): string {
  let result = day;
  for (let n = 0; n < days; n += 1) result = dayAfter(result);
  for (let n = 0; n > days; n -= 1) result = dayBefore(result);
  return result;
}

/** That date of the month so many months later or, in a shorter month, its last day (D94). */
export function dateInMonth(day: string, months: number, date = dateOfMonth(day)): string {
  let [year, month] = partsOf(day);
  for (let n = 0; n < months; n += 1)
    [year, month] = month < 12 ? [year, month + 1] : [year + 1, 1];
  for (let n = 0; n > months; n -= 1)
    [year, month] = month > 1 ? [year, month - 1] : [year - 1, 12];
  return dayFrom(year, month, Math.min(date, lengthOf(year, month)));
}
