import { digitsOnly, type Mask } from '@portico/rules';

/** Five digits, and four more after a dash (D52). */
export const zipMask: Mask = { pattern: '00000-0000' };

/**
 * `MM/YY`; converts `04/2028`, `4/28`, `042028` and `2028-04`, as browsers fill them in (payments
 * §9), and the same typed with or without a slash.
 */
export const expirationMask: Mask = {
  pattern: '00/00',
  read: readMonthYear,
  typed: typedMonthYear,
};

/** The digits MMYY; undefined for any other text. */
function readMonthYear(text: string): string | undefined {
  const typed = text.trim();
  const written =
    /^(?<month>\d{1,2})\s*[/-]\s*(?:20)?(?<year>\d\d)$/.exec(typed) ??
    /^20(?<year>\d\d)-(?<month>\d\d)$/.exec(typed) ??
    /^(?<month>\d\d)(?:20)?(?<year>\d\d)$/.exec(typed);
  const { month, year } = written?.groups ?? {};
  if (month !== undefined && year !== undefined) return month.padStart(2, '0') + year;
  return /^\d\d?\/?\d?$/.test(typed) ? digitsOnly(typed) : undefined;
}

/** A month of one digit gets its zero; the 20 of a year of four digits is dropped. */
function typedMonthYear(text: string): string {
  return text.replace(/^([2-9]$|\d(?=\s*[/-]))/, '0$1').replace(/^(\d\d)\D*20(\d)$/, '$1/$2');
}
