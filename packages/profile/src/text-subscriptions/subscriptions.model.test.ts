import type { TextSubscription } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { anyOn, changesOf, failedBrand, reverted } from './subscriptions.model';

const option = (brandingId: string, account: boolean, marketing: boolean): TextSubscription => ({
  brandingId,
  brandingName: `Brand ${brandingId}`,
  optInAccount: account,
  optInMarketing: marketing,
});

const loaded = [option('A', true, false), option('B', false, false)];

describe('the changes of subscriptions', () => {
  it.each([
    ['nothing', loaded, []],
    [
      'one flag: the other is null',
      [option('A', true, true), option('B', false, false)],
      [{ brandingId: 'A', optInMarketing: true, optInAccount: null }],
    ],
    [
      'both flags',
      [option('A', false, true), option('B', false, false)],
      [{ brandingId: 'A', optInMarketing: true, optInAccount: false }],
    ],
    [
      'two options',
      [option('A', false, false), option('B', true, false)],
      [
        { brandingId: 'A', optInMarketing: null, optInAccount: false },
        { brandingId: 'B', optInMarketing: null, optInAccount: true },
      ],
    ],
  ])('[ACC-744, ACC-745, ACC-746] are %s', (_, options, expected) => {
    expect(changesOf(options, loaded)).toEqual(expected);
  });
});

describe('a phone receives texts', () => {
  it.each([
    [[], false],
    [[option('A', false, false)], false],
    [[option('A', false, false), option('B', true, false)], true],
    [[option('A', false, true)], true],
  ])('[ACC-747] of %j: %s', (options, expected) => {
    expect(anyOn(options)).toBe(expected);
  });
});

describe('an ErrorMessage of ModifySubscriptions', () => {
  it.each([
    ['{"BrandingId":"A"}', 'A'],
    ['{"brandingId":"A","OptInMarketing":true}', 'A'],
    ['{"BrandingId":7}', 7],
    ['Error', undefined],
    ['{}', undefined],
    ['null', undefined],
    ['{"BrandingId":', undefined],
  ])('[ACC-750] %s names %s', (message, brand) => {
    expect(failedBrand(message)).toBe(brand);
  });

  it('[ACC-751] sets the option it names back, and no other', () => {
    const chosen = [option('A', false, true), option('B', true, true)];
    expect(reverted(chosen, loaded, ['B', 'unknown'])).toEqual([chosen[0], loaded[1]]);
  });
});
