/** Spaces, invisible marks and dashes, which other programs put between digits. */
const separators = /[\s\p{Cf}\p{Pd}]/gu;

/** The digits of a number in which spaces and dashes may stand; undefined for any other text. */
export function readDigits(text: string): string | undefined {
  const digits = text.replace(separators, '');
  return /^\d*$/.test(digits) ? digits : undefined;
}

/** The same for a number in groups, which lenders also separate by dots. */
export function readGroups(text: string): string | undefined {
  return readDigits(text.replaceAll('.', ''));
}

/**
 * The digits of an American telephone number, without a country code before ten digits (access §5,
 * accounts §5; D51); undefined for another country's, for one with an extension, and for any other
 * text.
 */
export function readPhone(text: string): string | undefined {
  const number = text.replace(separators, '').replace(/[()./]/g, '');
  return /^(?:\+?1)?(\d{10})$/.exec(number)?.[1] ?? (/^\d*$/.test(number) ? number : undefined);
}

/**
 * The digits MMddyyyy of a date written with month, day and year or as yyyy-MM-dd, with or without
 * leading zeros; of a date without a year, MMdd. Undefined for any other text.
 */
export function readDate(text: string): string | undefined {
  const date = text.replace(/\p{Cf}/gu, '').trim();
  if (/^\d*$/.test(date)) return date;
  const iso = /^(?<year>\d{4})[-/.](?<month>\d\d?)[-/.](?<day>\d\d?)$/.exec(date);
  const american = /^(?<month>\d\d?)[-/. ](?<day>\d\d?)(?:[-/. ](?<year>\d{1,4}))?$/.exec(date);
  const { month, day = '', year = '' } = (iso ?? american)?.groups ?? {};
  return month && month.padStart(2, '0') + day.padStart(year ? 2 : 0, '0') + year;
}
