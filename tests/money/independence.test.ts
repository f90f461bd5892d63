import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('from-specification/', import.meta.url);

it('the second computation imports only its own files, so that no rule checks itself', () => {
  const files = readdirSync(folder);
  expect(files).not.toEqual([]);
  for (const name of files) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const imported = [...text.matchAll(/\b(?:from|import|require)\s*\(?\s*'([^']+)'/g)];
    for (const [, source = ''] of imported) {
      expect(files.map((file) => `./${file.replace(/\.ts$/, '')}`)).toContain(source);
    }
  }
});
