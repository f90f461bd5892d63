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

const sourceOf = (file: string) => readFileSync(new URL(file, apps), 'utf8');

it.each(blocks)('$name shows code that is in $file', ({ file, code }) => {
  expect(inLines(sourceOf(file))).toContain(inLines(code));
});

it('has a guide for each app, with code', () => {
  const shown = new Set(blocks.map(({ file }) => file.split('/')[0]));
  // The guide to React describes it; its component is the same.
  expect(new Set([...shown, 'react-18'])).toEqual(new Set(readdirSync(apps)));
});

/** What a reader makes by following the guide, without a file that only tests types. */
const wholeApps = [
  ['next', 'app', /\.tsx?$/],
  ['vue', 'src', /(?<!wrong)\.(vue|ts)$/],
] as const;

it.each(wholeApps)(
  '[POR-121] the guide to %s shows every file of its app as a whole, so that following it gives this app',
  (app, folder, ending) => {
    const names = readdirSync(new URL(`${app}/${folder}/`, apps), {
      ...{ recursive: true, encoding: 'utf8' },
    });
    const files = names
      .filter((name) => ending.test(name))
      .map((name) => `${app}/${folder}/${name}`);
    const shown = new Map(blocks.map(({ file, code }) => [file, code]));
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect(shown.get(file), file).toBe(sourceOf(file));
  },
);

it.each(['next', 'nuxt', 'vue'])(
  '[POR-121] the guide to %s installs every package that its app imports',
  (app) => {
    const guide = readFileSync(new URL(`${app}.md`, guides), 'utf8');
    const installed = /^npm install (.+)$/m.exec(guide)?.[1]?.split(' ');
    const { dependencies } = JSON.parse(sourceOf(`${app}/package.json`));
    const ofSuite = Object.keys(dependencies).filter((name) => name.startsWith('@portico/'));
    expect(installed?.sort()).toEqual(ofSuite.sort());
  },
);
