import { describe, expect, it } from 'vitest';
import { reservedHeightRule, reservedHeightStyle } from './reserved-height.mjs';

describe.each([
  [130, 'calc(var(--portico-rem, max(16px, 1rem))*8.125)', '130px'],
  ['viewport', 'min(100vh,960px)', 'min(100vh,960px)'],
] as const)('the reserved height %j', (height, scaled, plain) => {
  it('follows the size of the text in a style sheet', () => {
    expect(reservedHeightRule('a', height)).toBe(`a{display:block;min-height:${scaled}}`);
  });

  it('is plain in a style attribute', () => {
    expect(reservedHeightStyle(height)).toBe(`display:block;min-height:${plain}`);
  });
});
