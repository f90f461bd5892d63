/** Replaces each masked text. */
export const masked = '•••';

/** Every repetition is bounded, so that the time is linear in the text's length. */
const patterns: readonly (readonly [RegExp, (found: string, name: string) => string])[] = [
  // A value with its name: JSON, a form, a header, a query, XML, multipart, plain or
  // percent-encoded.
  [
    /((?:pass(?:word|wd|code)|pwd|token|secret|ssn|social|cvv|cvc|security.?code|authorization|cookie|api.?key)[\w-]{0,40})(?:%22|["'])?\s{0,4}(?:[:=>]|%3[AD]|\r?\n\r?\n)\s{0,4}(?:"(?:[^"\\]|\\.){0,500}"?|'[^']{0,500}'?|%22.{0,500}?%22|[^\r\n&"'<]{1,500})/gi,
    (_found, name) => `${name}=${masked}`,
  ],
  // The query of an address.
  [/\?(?=\S{0,500}=)[^\s"'<>()]{1,2000}/g, () => `?${masked}`],
  // Long runs of letters and digits, such as tokens.
  [/[\w~+=-]{20,}/g, (run) => (/\d/.test(run) && /[a-z]/i.test(run) ? masked : run)],
  // Nine digits or more, such as a social security or card number, with any separators.
  [/\p{Nd}(?:(?:[\s\p{Pd}._+/]|%2[0BD]){0,3}\p{Nd}){8,}/giu, () => masked],
];

/**
 * Masks what may be a secret: card and account numbers, social security numbers, tokens, passwords,
 * and values in addresses. It masks too much rather than too little. For logs and reports, as a
 * second protection: secrets should not be written there at all.
 */
export function scrubSecrets(text: string): string {
  let left = text;
  for (const [pattern, put] of patterns) left = left.replace(pattern, put);
  return left;
}
