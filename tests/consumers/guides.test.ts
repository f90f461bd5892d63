import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const guides = new URL('../../demo-host/docs/guides/', import.meta.url);
const apps = new URL('apps/', import.meta.url);

/** Every block of code that names a file of the guide's app. */
const blocks = readdirSync(guides).flatMap((name) => {
  const text = readFileSync(new URL(name, guides), 'utf8');
  const app = /^app: (.+)$/m.exec(text)?.[1] ?? '';
  const found = text.matchAll(/^```\w+ title="(.+?)"\n([^]*?)^```$/gm);
  return [...found].map(([, file = '', code = '']) => ({ name, file: `${app}/${file}`, code }));
});

/** Without the indentation, which depends on what is around the code. */
const inLines = (code: string) => code.trim().replace(/^ +/gm, '');

it.each(blocks)('$name shows code that is in $file', ({ file, code }) => {
  expect(inLines(readFileSync(new URL(file, apps), 'utf8'))).toContain(inLines(code));
});

it('has a guide for each app, with code', () => {
  const shown = new Set(blocks.map(({ file }) => file.split('/')[0]));
  // The guide to React describes it; its component is the same.
  expect(new Set([...shown, 'react-18'])).toEqual(new Set(readdirSync(apps)));
});
