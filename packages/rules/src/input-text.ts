/** Removes double quote, angle brackets and backtick; an apostrophe stays (O'Brien) (D84). */
export function safeInput(text: string): string {
  return text.replace(/["<>`]/g, '');
}

/** The digits of a text, at most `max` of them. */
export function digitsOnly(text: string, max?: number): string {
  return text.replace(/\D/g, '').slice(0, max);
}
