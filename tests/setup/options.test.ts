import { expect, it } from 'vitest';
import { parseOptions } from './options.mjs';

const defaults = { json: false, runs: 500, why: '', page: ['floor', 'portal'] };

it.each([
  [[], defaults],
  [['--json', '--runs', '40'], { ...defaults, json: true, runs: 40 }],
  [['--why', 'portico-sign-in'], { ...defaults, why: 'portico-sign-in' }],
  [['--page', 'portal'], { ...defaults, page: ['portal'] }],
])('%j are options', (args, options) => {
  expect(parseOptions(defaults, args)).toEqual(options);
});

it.each([
  ['an unknown option', ['--jsno'], '--jsno'],
  ['an argument', ['fast'], 'fast'],
  ['a number that is none', ['--runs', 'many'], '--runs has to be a number of more than 0'],
  ['no run', ['--runs', '0'], 'not "0"'],
  ['an unknown choice', ['--page', 'portall'], '--page is one of floor, portal, not "portall"'],
])('%s is refused', (_, args, message) => {
  expect(() => parseOptions(defaults, args)).toThrow(message);
});
