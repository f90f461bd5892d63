/** A Social Security number, or seven or more digits, alone or in groups of three or more. */
const numbers = /\d{3}[ -]\d{2}[ -]\d{4}|\d{7,}|\d{3,}(?:[ -]\d{3,}){2,}/g;

/**
 * Free text as it may be kept: a number that may be that of a card, an account or a person is
 * replaced by dots.
 */
export function maskNumbers(text: string): string {
  return text.replace(numbers, (number) => number.replace(/\d/g, '•'));
}
