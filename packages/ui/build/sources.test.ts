import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageSources } from '../../build/package-sources.mjs';
import { mayNameClasses } from './sources.mjs';

it('keeps tables of classes where the build reads them', () => {
  const unread = packageSources(/\.ts$/)
    .filter((file) => !file.endsWith('.test.ts') && !mayNameClasses(file))
    .filter((file) => /^(export )?const \w*[cC]lass(es)?\b/m.test(readFileSync(file, 'utf8')));
  expect(unread).toEqual([]);
});
