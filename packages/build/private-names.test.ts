import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from './freshness.mjs';
import { privateNames } from './private-names.mjs';

/** What other code reads: API data, the state shared on a page, storage, events. */
const shared =
  /^(contract\/|core\/src\/(page-store|events|session|destination|arrival|configuration|mobile-bridge)\.ts|element\/src\/first-screen\/)/;

const packages = join(root, 'packages');
const sources = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\/src\/.*\.tsx?$/.test(file) && !/node_modules|\.test\.|\/testing\//.test(file),
  )
  .map((file) => {
    const path = join(packages, file);
    const loader = file.endsWith('x') ? 'tsx' : 'ts';
    const { code } = transformSync(readFileSync(path, 'utf8'), { loader, legalComments: 'none' });
    return { file: relative(packages, path), code };
  });

const libraries = ['react', 'react-dom', '@r2wc/core', '@r2wc/react-to-web-component']
  .map((name) => join(root, 'node_modules', name))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(production|client\.production|core|component)\.js$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );

it('finds the sources', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(libraries.length).toBeGreaterThan(3);
});

it.each(privateNames)('%s is used by no other code, and never as a string', (name) => {
  const word = new RegExp(`\\b${name}\\b`);
  const quoted = new RegExp(`["'\`]${name}["'\`]`);
  const seen = sources.filter(
    ({ file, code }) => quoted.test(code) || (shared.test(file) && word.test(code)),
  );
  expect(seen.map(({ file }) => file)).toEqual([]);
  expect(libraries.some((code) => new RegExp(`\\.${name}\\b`).test(code))).toBe(false);
  expect(new Set(privateNames).size).toBe(privateNames.length);
});
