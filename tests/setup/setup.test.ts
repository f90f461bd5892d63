import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { duration, ensureNode } from './index.mjs';
import { differences } from './locked.mjs';
import { root, runCommand, tail } from './run-command.mjs';
import { allCores, chooseSteps, everyStep, nextStep } from '../steps.mjs';
import vitestConfig from '../vitest.config';

describe('Node', () => {
  it.each(['20.20.0', '20.21.3', '22.0.0', '24.1.0'])('%s is new enough', (version) => {
    expect(() => {
      ensureNode(version);
    }).not.toThrow();
  });

  it.each(['18.20.4', '20.19.9'])('%s is too old, and the error says what to do', (version) => {
    expect(() => {
      ensureNode(version);
    }).toThrow(/needs Node 20\.20 or newer and this is .*: install/);
  });
});

it.each([
  [400, '0.4 s'],
  [12_400, '12 s'],
  [95_000, '1 min 35 s'],
])('%d ms reads as %s', (milliseconds, expected) => {
  expect(duration(milliseconds)).toBe(expected);
});

describe('a command', () => {
  it('returns its output and its exit code', async () => {
    const script = 'console.log("out"); console.error("err"); process.exit(3)';
    const { code, output } = await runCommand(process.execPath, ['-e', script], { title: 'test' });
    expect(code).toBe(3);
    expect(output.split('\n').sort().join(' ').trim()).toBe('err out');
  });

  it('that cannot start says why', async () => {
    const { code, output } = await runCommand('no-such-program', [], { title: 'test' });
    expect(code).toBe(1);
    expect(output).toContain('no-such-program');
  });

  it('is summarised by its last lines', () => {
    expect(tail('a\nb\nc\n', 2)).toBe('b\nc');
  });
});

const namesOf = (words: readonly string[]) => chooseSteps(words).map(({ name }) => name);

it('the steps of the tests include their requirements, in order', () => {
  expect(namesOf(['e2e', 'stories', 'lint'])).toEqual([
    'cdn',
    'storybook',
    'lint',
    'packages',
    'e2e-main',
    'stories',
    'e2e-other',
  ]);
  expect(namesOf(['elements'])).toEqual([
    'cdn',
    'storybook',
    'elements-chromium',
    'elements-chromium-longest',
    'elements-firefox',
    'elements-webkit',
  ]);
});

describe('npm run test:all', () => {
  const main = namesOf([]);
  const all = namesOf([everyStep]);

  it('runs the steps of npm test first, then the others, each once', () => {
    expect(all.slice(0, main.length)).toEqual(main);
    expect(all.length).toBeGreaterThan(main.length);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is started by continuous integration', () => {
    expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain('exec npm run test:all');
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    expect([scripts['test'], scripts['test:all']]).toEqual([
      'node tests/run.mjs',
      `node tests/run.mjs ${everyStep}`,
    ]);
  });

  it('runs every unit test in one of the two steps, and each in one', () => {
    const projects = chooseSteps(['unit']).flatMap(({ run }) =>
      run.flatMap((word) => /^--project=(.*)$/.exec(word)?.[1] ?? []),
    );
    const configured = vitestConfig.test?.projects?.map((project) =>
      typeof project === 'object' && 'test' in project ? project.test?.name : undefined,
    );
    expect(projects.toSorted()).toEqual(configured?.toSorted());
  });

  it('walks every page in one of the two steps', () => {
    const [main, other] = chooseSteps(['e2e']).filter(({ partOf }) => partOf === 'e2e');
    expect(main?.run.slice(0, -1)).toEqual(['e2e', '--', '--grep']);
    expect(other?.run.slice(0, -1)).toEqual(['e2e', '--', '--grep-invert']);
    expect(other?.run.at(-1)).toBe(main?.run.at(-1));
    const filter = main?.run.at(-1) ?? '';
    const named = /\((.*)\)/.exec(filter)?.[1]?.split('|') ?? [];
    const walks = readdirSync(join(root, 'tests/e2e'));
    expect(walks.filter((file) => new RegExp(filter).test(` ${file} `))).toEqual(
      named.map((name) => `${name}.spec.ts`),
    );
  });

  it('runs every file of the contract suite in Chromium in one of the two steps', () => {
    const [main, longest] = chooseSteps(['elements']).filter(({ run }) => run.includes('chromium'));
    const files = longest?.run.slice(longest.run.indexOf('--if-installed') + 1);
    expect(main?.run.slice(main.run.indexOf('--all-but') + 1)).toEqual(files);
    expect(files).not.toEqual([]);
  });

  it('writes a report for each step that has one of its own', () => {
    const reports = chooseSteps([everyStep]).flatMap(({ report }) => report ?? []);
    expect(new Set(reports).size).toBe(reports.length);
  });
});

it('starts a step once its requirements have ended and its processors are free', () => {
  const chosen = chooseSteps([]).filter(({ name }) => name !== 'generate');
  const order: string[] = [];
  const waiting = [...chosen];
  let running: typeof chosen = [];
  while (waiting.length > 0 || running.length > 0) {
    for (let next = nextStep(waiting, running); next; next = nextStep(waiting, running)) {
      waiting.splice(waiting.indexOf(next), 1);
      running = [...running, next];
    }
    order.push(running.map(({ name }) => name).join(' + '));
    expect(running.reduce((sum, { cores }) => sum + cores, 0)).toBeLessThanOrEqual(allCores);
    running = running.slice(1);
  }
  expect(order).toEqual([
    'cdn + storybook',
    'storybook + lint',
    'lint + elements-chromium',
    'elements-chromium + packages',
    'packages + unit-main',
    'unit-main',
    'e2e-main',
  ]);
});

describe('the installed packages', () => {
  const locked = {
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', optionalDependencies: { 'b-linux': '2.0.0' } },
    'packages/own': { version: '1.0.0' },
  };

  it.each([
    ['the locked ones', { 'node_modules/a': locked['node_modules/a'] }, []],
    ['fewer', {}, []],
    ['a workspace', { 'node_modules/own': { link: true } }, []],
    ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }, 'a'],
    ['another archive', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }, 'a'],
    ['one more', { 'node_modules/c': { version: '1.0.0' } }, 'c'],
    ['a platform’s, as its parent names it', { 'node_modules/b-linux': { version: '2.0.0' } }, []],
    [
      'a platform’s in another version',
      { 'node_modules/b-linux': { version: '2.0.1' } },
      'b-linux',
    ],
    [
      'a package within another’s archive',
      { 'node_modules/a/node_modules/d': { version: '1.0.0', inBundle: true } },
      [],
    ],
  ])('are held against the lockfile: %s', (_, installed, wrong) => {
    expect(differences(locked, installed)).toEqual([wrong].flat().map((n) => `node_modules/${n}`));
  });

  it('have no script that must run: existing ones are for features not used here', () => {
    const { packages }: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
      readFileSync(join(root, 'package-lock.json'), 'utf8'),
    );
    const withScript = Object.entries(packages).flatMap(([folder, one]) =>
      one.hasInstallScript ? [folder.split('node_modules/').at(-1)] : [],
    );
    // Drivers and a browser that the tests do not use; esbuild's script only makes it start faster.
    expect([...new Set(withScript)].sort()).toEqual([
      'edgedriver',
      'esbuild',
      'geckodriver',
      'puppeteer',
    ]);
  });
});
