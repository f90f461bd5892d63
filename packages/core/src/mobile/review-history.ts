import { localDate, type ReviewHistory } from '@portico/rules';
import { fallback, number, object, optional, safeParse, string } from 'valibot';
import { callWrapper } from './mobile-bridge';

const schema = object({
  installed: fallback(optional(number()), undefined),
  lastAsked: fallback(optional(string()), undefined),
  loads: fallback(optional(number()), undefined),
});

/**
 * What the mobile app answers to `reviewHistory`: `installed` in milliseconds, `lastAsked` as
 * yyyy-MM-dd or '' for never, and `loads`. All fields are undefined if it does not answer.
 */
export async function reviewHistory(): Promise<ReviewHistory> {
  const answer = safeParse(schema, await callWrapper('reviewHistory'));
  if (!answer.success) return { installed: undefined, lastAsked: undefined, loads: undefined };
  const { installed, lastAsked, loads } = answer.output;
  const day = lastAsked === undefined ? undefined : localDate(lastAsked);
  return { installed, lastAsked: lastAsked === '' ? 'never' : day, loads };
}
