import type { ReadSetting } from '@portico/element';
import { describe, expect, it } from 'vitest';
import { activeSection, visibleSections } from './faq.model';
import { faqSections } from '../settings/faq-options';

const all = ['security', 'account', 'rates', 'holidays', 'general'] as const;

/** The lender hides these. */
const hiding =
  (names: readonly string[]): ReadSetting =>
  (setting) =>
    faqSections.some(({ name, hidden }) => hidden.key === setting.key && names.includes(name))
      ? (setting.read('true') ?? setting.fallback)
      : setting.fallback;

it.each([
  ['none', [], all],
  ['one', ['rates'], ['security', 'account', 'holidays', 'general']],
  ['all', all, []],
] as const)('where the lender hides %s', (_title, hidden, visible) => {
  expect(visibleSections(hiding(hidden))).toEqual(visible);
});

describe('the open section', () => {
  it.each([
    ['General at first', all, undefined, 'general'],
    ['the chosen one', all, 'rates', 'rates'],
    ['[ACC-814] the first without General', ['account', 'rates'], undefined, 'account'],
    ['General when the chosen one is gone', ['account', 'general'], 'rates', 'general'],
    ['none where there is none', [], undefined, undefined],
  ] as const)('is %s', (_title, visible, chosen, open) => {
    expect(activeSection(visible, chosen)).toBe(open);
  });
});
