import { entity, integer, readWire, sameName, text, tolerantOptional } from '@portico/contract';
import { localDate, type ReviewHistory } from '@portico/rules';
import { callWrapper } from './mobile-bridge';

const history = entity(
  {
    installed: tolerantOptional(integer),
    lastAsked: tolerantOptional(text),
    loads: tolerantOptional(integer),
  },
  sameName,
);

/**
 * What the mobile app answers to `reviewHistory`: `installed` in milliseconds, `lastAsked` as
 * yyyy-MM-dd or '' for never, and `loads`. All fields are undefined if it does not answer.
 */
export async function reviewHistory(): Promise<ReviewHistory> {
  const answer = readWire(history, await callWrapper('reviewHistory'));
  if (!answer.ok) return { installed: undefined, lastAsked: undefined, loads: undefined };
  const { installed, lastAsked, loads } = answer.value;
  const day = lastAsked === undefined ? undefined : localDate(lastAsked);
  return { installed, lastAsked: lastAsked === '' ? 'never' : day, loads };
}
