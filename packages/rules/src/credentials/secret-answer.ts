import { ok, refuse, type Checked } from '../values/outcome';

/**
 * Letters, digits, space and . , ' ? ! & - (D24); also the characters allowed in a listed question
 * (access §5).
 */
export function hasAllowedCharacters(text: string): boolean {
  return /^[A-Za-z0-9 .,'?!&-]*$/.test(text);
}

/** A trimmed secret answer. Curly apostrophes, which phones insert, are replaced by plain ones. */
export function plainSecretAnswer(text: string): string {
  return text.replace(/[‘’]/g, "'").trim();
}

/** An answer that may be stored, in the form in which it is also sent to be compared. */
export function checkSecretAnswer(text: string): Checked<string, 'required' | 'characters'> {
  const answer = plainSecretAnswer(text);
  if (answer === '') return refuse('required');
  return hasAllowedCharacters(answer) ? ok(answer) : refuse('characters');
}
