import { expect, it } from 'vitest';
import { signedInFiles } from './rollup-first-screens.mjs';

const chunk = (imports: readonly string[], dynamicImports: readonly string[] = []) => ({
  type: 'chunk',
  imports,
  dynamicImports,
});

it('names what the first views of a signed-in borrower need besides the entry', () => {
  const bundle = {
    'portal.js': chunk(['runtime.js', 'p0.js'], ['later-layout.signed-in.view.js']),
    'p0.js': chunk([], ['later-dialog.js']),
    'runtime.js': chunk([]),
    'later-layout.signed-in.view.js': chunk(['p0.js', 'p1.js'], ['later-menu.js']),
    'p1.js': chunk([]),
    'later-dialog.js': chunk([]),
    'later-menu.js': chunk([]),
    'portal.css': { type: 'asset' },
  };
  expect(signedInFiles('portal.js', bundle)).toEqual(['later-layout.signed-in.view.js', 'p1.js']);
});
