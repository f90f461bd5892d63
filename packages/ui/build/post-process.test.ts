import { compile } from '@tailwindcss/node';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { postProcess } from './post-process.mjs';

/** The installed Tailwind, so that an upgrade that changes its output fails here. */
async function process(classes: string[], theme = '') {
  const compiler = await compile(
    `@layer theme, base, components, utilities;
     @import 'tailwindcss/theme.css' layer(theme);
     @layer utilities { @tailwind utilities; }
     ${theme}`,
    { base: fileURLToPath(new URL('.', import.meta.url)), onDependency: () => undefined },
  );
  return postProcess(compiler.build(classes));
}

const texts = (rules: readonly { css: string }[]) => rules.map((rule) => rule.css);

it('makes one rule per utility, in Tailwind’s order, whatever order they are named in', async () => {
  const { rules } = await process(['md:flex', 'p-[1px]', 'flex', 'hover:p-[2px]']);
  expect(texts(rules)).toEqual([
    '.flex{display:flex}',
    '.p-\\[1px\\]{padding:1px}',
    '@media (hover:hover){.hover\\:p-\\[2px\\]:hover{padding:2px}}',
    '@media (min-width:48rem){.md\\:flex{display:flex}}',
  ]);
  expect(rules.map((rule) => rule.order)).toEqual([0, 1, 2, 3]);
  expect(rules.map((rule) => rule.name)).toEqual(['flex', 'p-[1px]', 'hover:p-[2px]', 'md:flex']);
  expect(await process(['flex', 'hover:p-[2px]', 'md:flex', 'p-[1px]'])).toEqual(
    await process(['md:flex', 'p-[1px]', 'flex', 'hover:p-[2px]']),
  );
});

it('makes one rule per utility even of those that share a condition', async () => {
  const { rules } = await process(['hover:flex', 'hover:p-[2px]', 'md:flex', 'md:grid']);
  expect(rules.map((rule) => rule.name)).toEqual([
    'hover:flex',
    'hover:p-[2px]',
    'md:flex',
    'md:grid',
  ]);
});

it('finds the class of a rule whose selector names another', async () => {
  const { rules } = await process(['group-hover:flex', 'has-[.p-4]:grid']);
  expect(rules.map((rule) => rule.name)).toEqual(['group-hover:flex', 'has-[.p-4]:grid']);
});

it('gives each entry exactly one top-level rule, as insertRule requires', async () => {
  const { rules } = await process(['bg-red-500/50']);
  expect(rules.filter((rule) => rule.name === 'bg-red-500/50')).toHaveLength(2);
  for (const { css } of rules) expect(css).not.toMatch(/\}[^}]+\{/);
});

it('drops @property and keeps its initial values as ordinary rules, before the utilities', async () => {
  const { baseCss, rules } = await process(['border', 'border-dashed', 'shadow-lg']);
  const all = [baseCss, ...texts(rules)].join('\n');
  expect(all).not.toContain('@property');
  expect(all).not.toContain('@layer');
  expect(all).not.toMatch(/@supports[^{]*-webkit-hyphens/);
  const initial = '*{--tw-border-style:solid}';
  expect(texts(rules)).toContain(initial);
  expect(texts(rules)).toContain('*{--tw-shadow-color:initial}');
  expect(texts(rules).indexOf(initial)).toBeLessThan(
    rules.findIndex((rule) => rule.name === 'border'),
  );
});

it('uses the initial value where no utility sets another', async () => {
  const { rules } = await process(['border', 'rotate-45']);
  expect(texts(rules)).toEqual([
    '.rotate-45{rotate:45deg}',
    '.border{border-style:solid;border-width:1px}',
  ]);
});

it('omits properties that are set and never read', async () => {
  const { rules } = await process(['font-[600]', 'leading-[1.25]']);
  expect(texts(rules)).toEqual([
    '.leading-\\[1\\.25\\]{line-height:1.25}',
    '.font-\\[600\\]{font-weight:600}',
  ]);
  const read = await process(['leading-[1.25]', 'text-sm']);
  expect(texts(read.rules)).toContain('.leading-\\[1\\.25\\]{--tw-leading:1.25;line-height:1.25}');
});

it('makes each animation a rule of its own, and keeps the variables of the theme in the base', async () => {
  const { baseCss, rules } = await process(['animate-spin']);
  expect(rules).toMatchObject([
    { name: 'spin', css: '@keyframes spin{to{transform:rotate(360deg)}}' },
    { name: 'animate-spin', css: '.animate-spin{animation:var(--animate-spin)}' },
  ]);
  expect(baseCss).toContain('--animate-spin:spin 1s linear infinite');
});

it('replaces the document root with the host', async () => {
  const { baseCss } = await process(
    [],
    ':root, :host { color: red } html { tab-size: 4 } body { margin: 0 }',
  );
  expect(baseCss).toBe(':host{color:red;tab-size:4}');
});

it('makes lengths independent of the root font size of the host page', async () => {
  const { rules } = await process(['w-[3rem]', '-mt-[0.5rem]', '@sm:flex', 'text-[1rem]']);
  expect(texts(rules)).toEqual([
    '.-mt-\\[0\\.5rem\\]{margin-top:calc(calc(.5*var(--p-rem))*-1)}',
    '.w-\\[3rem\\]{width:calc(3*var(--p-rem))}',
    '.text-\\[1rem\\]{font-size:var(--p-rem)}',
    '@container (min-width:24em){.\\@sm\\:flex{display:flex}}',
  ]);
});

it('makes each token of the theme a rule of its own, before those of the classes', async () => {
  const { baseCss, rules } = await process(
    ['text-[var(--p-gain)]'],
    `.root { color: red }
     @layer tokens {
       .root { --p-other: black; --p-gain: green; }
       @supports (color: red) { .root { --p-gain: lime } }
     }`,
  );
  expect(baseCss).toBe('.root{color:red}');
  expect(rules.map(({ name, css }) => [name, css])).toEqual([
    ['--p-other', '.root{--p-other:black}'],
    ['--p-gain', '.root{--p-gain:green}'],
    ['--p-gain', '@supports (color:red){.root{--p-gain:lime}}'],
    ['text-[var(--p-gain)]', '.text-\\[var\\(--p-gain\\)\\]{color:var(--p-gain)}'],
  ]);
});
