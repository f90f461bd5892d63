import { shapeDigits } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { dateMask } from './date-mask';

describe('a pasted text becomes', () => {
  it.each([
    ['04/12/1988', '04/12/1988'],
    ['4/2/1988', '04/02/1988'],
    ['04-12-1988', '04/12/1988'],
    ['4.12.1988', '04/12/1988'],
    ['1988-04-12', '04/12/1988'],
    ['1988-4-2', '04/02/1988'],
    [' 04/12/1988 ', '04/12/1988'],
    ['4/12', '04/12'],
    ['April 12', '12'],
  ])('the day %s', (text, expected) => {
    expect(shapeDigits(dateMask.rewrite?.(text) ?? text, '00/00/0000')).toBe(expected);
  });
});
