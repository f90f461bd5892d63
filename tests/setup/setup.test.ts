import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { duration, ensureNode } from './index.mjs';
import { differences } from './locked.mjs';
import { root, runCommand, tail } from './run-command.mjs';
import { allCores, chooseSteps, nextStep } from '../steps.mjs';

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

it('the steps of the tests include their requirements, in order', () => {
  expect(chooseSteps(['e2e', 'stories', 'lint']).map(({ name }) => name)).toEqual([
    'packages',
    'storybook',
    'lint',
    'stories',
    'e2e',
  ]);
  expect(chooseSteps(['elements']).map(({ name }) => name)).toEqual([
    'cdn',
    'storybook',
    'elements-chromium',
    'elements-firefox',
    'elements-webkit',
  ]);
});

it('starts a step once its requirements have ended and its processors are free', () => {
  const chosen = chooseSteps(['lint', 'elements', 'consumers', 'unit', 'e2e']);
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
    'cdn + packages',
    'packages + storybook',
    'storybook + consumers',
    'consumers + elements-chromium + elements-firefox',
    'elements-chromium + elements-firefox',
    'elements-firefox + elements-webkit',
    'elements-webkit + unit',
    'unit + lint',
    'lint',
    'e2e',
  ]);
});

it('runs the quick checks only by name', () => {
  expect(chooseSteps([]).some(({ name }) => name === 'quick')).toBe(false);
  expect(chooseSteps(['quick']).map(({ name }) => name)).toEqual(['quick']);
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
