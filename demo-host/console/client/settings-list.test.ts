import { describe, expect, it } from 'vitest';
import type { Settings } from '../../api/console-routes';
import type { Catalogue } from '../catalogue';
import {
  changeOf,
  filterRows,
  groupRows,
  moreOf,
  nameOf,
  settingRows,
  standing,
  valueIn,
} from './settings-list';

const catalogue: Catalogue = {
  version: '1.0.0',
  widgets: [],
  settings: [
    {
      key: 'globalOptions.useFAQOption',
      kind: 'flag',
      doc: 'Lists FAQ.',
      fallback: 'false',
      widgets: ['portico-portal'],
    },
    {
      key: 'signIn.heading',
      kind: 'sentence',
      doc: 'Sign in',
      fallback: 'Sign in',
      widgets: ['portico-sign-in'],
    },
  ],
};

const settings: Settings = {
  buckets: { shared: { 'globalOptions.useFAQOption': 'true', 'old.key': 'x' }, english: {} },
  host: { securityCode: 'always' },
  hostNotes: { securityCode: 'When a code is asked for.', cutOff: 'Time of the cut-off.' },
};

const none = { search: '', widget: '', onlyChanged: false, picked: undefined };

describe('the rows of the editor', () => {
  it('join declarations with values, and show undeclared values', () => {
    const rows = settingRows(catalogue, settings, 'shared');
    expect(rows.map(({ key, value }) => [key, value])).toEqual([
      ['globalOptions.useFAQOption', 'true'],
      ['signIn.heading', undefined],
      ['old.key', 'x'],
    ]);
  });

  it('have no values in an empty bucket', () => {
    const rows = settingRows(catalogue, settings, 'spanish');
    expect(rows.every(({ value }) => value === undefined)).toBe(true);
  });

  it('of the host are its own switches', () => {
    const rows = settingRows(catalogue, settings, 'host');
    expect(rows.map(({ key, value }) => [key, value])).toEqual([
      ['securityCode', 'always'],
      ['cutOff', undefined],
    ]);
  });

  it.each([
    [{ ...none, search: 'faq' }, ['globalOptions.useFAQOption']],
    [{ ...none, search: 'sign in' }, ['signIn.heading']],
    [{ ...none, widget: 'portico-sign-in' }, ['signIn.heading']],
    [{ ...none, onlyChanged: true }, ['globalOptions.useFAQOption', 'old.key']],
    [{ ...none, search: 'nothing like it' }, []],
    [{ ...none, picked: ['signIn.heading'] }, ['signIn.heading']],
    [{ ...none, picked: [] }, []],
  ])('filtered by %j are %j', (filter, keys) => {
    const rows = settingRows(catalogue, settings, 'shared');
    expect(filterRows(rows, filter).map(({ key }) => key)).toEqual(keys);
  });
});

it('the rows are found by the words that a borrower reads', () => {
  const shown = new Map([['signIn.heading', 'Good to see you']]);
  const rows = settingRows(catalogue, settings, 'shared', { shown, fallback: new Map() });
  const found = filterRows(rows, { ...none, search: 'to see you' });
  expect(found.map(({ key }) => key)).toEqual(['signIn.heading']);
});

describe('a row', () => {
  const row = { key: 'signIn.wrongSSN', kind: 'sentence', doc: 'Enter it. Again.' } as const;

  it('of a sentence is named by where it stands', () => {
    expect(nameOf(row)).toBe('Sign in: Wrong SSN');
  });

  it('of anything else is named by what it is for', () => {
    const flag = { ...row, kind: 'flag', doc: 'Lists FAQ. Off by default.' } as const;
    const set = { ...flag, fallback: 'false', widgets: [], value: undefined, shown: '' };
    expect([nameOf(flag), moreOf(set)]).toEqual(['Lists FAQ', 'Off by default.']);
  });

  it('without documentation is named by its key', () => {
    expect(nameOf({ key: 'old.useFAQOption', kind: 'text', doc: '' })).toBe('Old: Use FAQ option');
  });

  it('holds the sentence that is read where none is set', () => {
    const fallback = new Map([['signIn.heading', 'Welcome back']]);
    const rows = settingRows(catalogue, settings, 'shared', { shown: fallback, fallback });
    const held = rows.map((one) => [one.key, valueIn(one)]);
    expect(held).toContainEqual(['signIn.heading', 'Welcome back']);
    expect(held).toContainEqual(['globalOptions.useFAQOption', 'true']);
  });
});

it('the rows are grouped by what a borrower does', () => {
  const groups = groupRows(settingRows(catalogue, settings, 'shared'));
  expect(groups.map(({ title, rows }) => [title, rows.map(({ key }) => key)])).toEqual([
    ['Signing in', ['signIn.heading']],
    ['Menus and the pages around', ['globalOptions.useFAQOption']],
    ['Everywhere', ['old.key']],
  ]);
});

it.each([
  ['flag', undefined, 'false', 'default'],
  ['flag', 'False', 'false', 'same'],
  ['flag', 'true', 'false', 'differs'],
  ['list', 'a;b', 'a, b', 'same'],
  ['sentence', ' Sign in', 'Sign in', 'same'],
  ['sentence', 'sign in', 'Sign in', 'differs'],
] as const)('a %s that is %s where the default is %s: %s', (kind, value, fallback, expected) => {
  const row = { key: 'a.b', kind, doc: '', fallback, widgets: [], value, shown: '' };
  expect(standing(row)).toBe(expected);
});

it.each([
  ['shared', { buckets: { shared: { 'a.b': 'c' } } }],
  ['host', { host: { 'a.b': 'c' } }],
] as const)('a change in %s', (place, change) => {
  expect(changeOf(place, 'a.b', 'c')).toEqual(change);
});
