import { describe, expect, it } from 'vitest';
import { day } from '../testing/dates';
import { checkQuoteDate } from './quote-date';

describe('the day of a payoff quote', () => {
  it.each([
    ['03/11/2025', 'past'],
    ['12/31/2024', 'past'],
    ['', 'required'],
    ['  ', 'required'],
    ['03/', 'invalid'],
    ['02/30/2025', 'invalid'],
    ['02/29/2025', 'invalid'],
    ['13/01/2025', 'invalid'],
    ['today', 'invalid'],
  ])('[LON-314, LON-316, LON-317] "%s" is refused: %s', (text, code) => {
    expect(checkQuoteDate(text, day('2025-03-12'))).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    ['03/12/2025', '2025-03-12', '[LON-315] today'],
    ['03/13/2025', '2025-03-13', '[LON-317] tomorrow'],
    ['02/29/2028', '2028-02-29', '[LON-317] a leap day'],
  ])('%s is taken as %s: %s', (text, value) => {
    expect(checkQuoteDate(text, day('2025-03-12'))).toEqual({ ok: true, value });
  });
});
