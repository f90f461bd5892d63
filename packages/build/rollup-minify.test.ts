import { expect, it } from 'vitest';
import { minify } from './rollup-minify.mjs';

const minified = async (name: string): Promise<string> => {
  const { renderChunk } = minify();
  const made: unknown =
    typeof renderChunk === 'function'
      ? await Reflect.apply(renderChunk, {}, [
          'export function double(amount) { return 2 * amount; }',
          { name },
        ])
      : undefined;
  return typeof made === 'object' && made !== null && 'code' in made ? String(made.code) : '';
};

it('makes Chromium compile at once the file that every tag waits for', async () => {
  expect(await minified('react')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it('lets other files be compiled when called', async () => {
  expect(await minified('sign-in')).toMatch(/^(?:function|export|const)/);
});
