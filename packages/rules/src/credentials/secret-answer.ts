import { fail, ok, type Outcome } from '../outcome';

/** Letters, digits, space and . , ' ? ! & - (D24); also what a listed question may consist of (access §5). */
export function hasAllowedCharacters(text: string): boolean {
  return /^[A-Za-z0-9 .,'?!&-]*$/.test(text);
}

/** A secret answer without the spaces around it. Curly apostrophes, which phones put in, are made plain. */
export function checkSecretAnswer(text: string): Outcome<string, 'required' | 'characters'> {
  const answer = text.replace(/[‘’]/g, "'").trim();
  if (answer === '') return fail('required');
  return hasAllowedCharacters(answer) ? ok(answer) : fail('characters');
}
