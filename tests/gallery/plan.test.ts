import { describe, expect, it } from 'vitest';
import { groupByRendering, parseChoice, planShots, variants } from './plan.mjs';

const stories = [
  { id: 'screens-payment-new-card--empty', title: 'Screens/Payment/New card', name: 'Empty' },
  { id: 'screens-faq-faq--open', title: 'Screens/FAQ/FAQ', name: 'Open' },
];

describe('a plan', () => {
  it('has every story in three widths, two colour schemes and two languages', () => {
    const shots = planShots(stories, {});
    expect(shots).toHaveLength(2 * 3 * 2 * 2);
    expect(new Set(shots.map(({ key }) => key)).size).toBe(shots.length);
    expect(shots[0]).toEqual({
      key: 'screens-payment-new-card--empty 320 light en',
      story: 'screens-payment-new-card--empty',
      width: 320,
      scheme: 'light',
      locale: 'en',
      words: '',
    });
  });

  it('has other pictures of the plain words', () => {
    const [shot] = planShots(stories, { words: 'plain', widths: [320], schemes: ['light'] });
    expect(shot).toMatchObject({
      key: 'screens-payment-new-card--empty 320 light en plain',
      words: 'plain',
    });
  });

  it.each(['payment', 'New card', ' empty payment-new-CARD '])(
    'is limited to a story: %s',
    (only) => {
      const shots = planShots(stories, { only, widths: [768], schemes: ['dark'] });
      expect(shots.map(({ key }) => key)).toEqual([
        'screens-payment-new-card--empty 768 dark en',
        'screens-payment-new-card--empty 768 dark es',
      ]);
    },
  );

  it('is empty when no story has the text in its id', () => {
    expect(planShots(stories, { only: 'mortgage' })).toEqual([]);
  });
});

it('a story is rendered once for each language, all stories in English first', () => {
  const groups = groupByRendering(planShots(stories, { schemes: ['light'] }));
  expect(groups.map(([shot]) => `${shot?.locale} ${shot?.story}`)).toEqual([
    'en screens-payment-new-card--empty',
    'en screens-faq-faq--open',
    'es screens-payment-new-card--empty',
    'es screens-faq-faq--open',
  ]);
  expect(groups[0]?.map(({ width }) => width)).toEqual(variants.widths);
});

describe('a list of widths', () => {
  it.each([
    [undefined, [320, 768, 1280]],
    ['768', [768]],
    ['1280, 320', [320, 1280]],
  ])('%s is read as %j', (text, expected) => {
    expect(parseChoice(text, variants.widths, 'widths')).toEqual(expected);
  });

  it.each(['300', '320,wide', ''])('"%s" is refused, with the allowed ones', (text) => {
    expect(() => parseChoice(text, variants.widths, 'widths')).toThrow(
      /^--widths .*: choose from 320,768,1280\.$/,
    );
  });
});
