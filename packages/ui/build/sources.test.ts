import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mayNameClasses, packagesDir } from './sources.mjs';

it('keeps tables of classes where the build reads them', () => {
  const unread = readdirSync(packagesDir)
    .map((name) => join(packagesDir, name, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => sourcesIn(folder))
    .filter((file) => !mayNameClasses(file))
    .filter((file) => /^(export )?const \w*[cC]lass(es)?\b/m.test(readFileSync(file, 'utf8')));
  expect(unread).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}
