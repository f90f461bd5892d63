import { expect, it } from 'vitest';
import { reservedHeightRule } from './reserved-height-rule.mjs';

it.each([
  [130, '{min-height:calc(var(--portico-rem, 16px)*8.125)}'],
  ['viewport', '{min-height:min(100vh,960px)}'],
] as const)('keeps a box as high as %j says', (reservedHeight, rule) => {
  expect(reservedHeightRule('id', reservedHeight)).toBe(`[data-portico="id"]${rule}`);
});

it('makes a narrow box higher, depending on its own width', () => {
  expect(reservedHeightRule('id', [320, 160, 330])).toContain(
    'padding-top:clamp(calc(var(--portico-rem, 16px)*10),(330px - 100%)*999,calc(var(--portico-rem, 16px)*20))',
  );
});
