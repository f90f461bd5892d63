import { describe, expect, it } from 'vitest';
import type { Settings } from '../../api/console-routes';
import type { Catalogue } from '../catalogue';
import { changeOf, filterRows, settingRows } from './settings-list';

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

const none = { search: '', widget: '', onlyChanged: false };

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
  ])('filtered by %j are %j', (filter, keys) => {
    const rows = settingRows(catalogue, settings, 'shared');
    expect(filterRows(rows, filter).map(({ key }) => key)).toEqual(keys);
  });
});

it.each([
  ['shared', { buckets: { shared: { 'a.b': 'c' } } }],
  ['host', { host: { 'a.b': 'c' } }],
] as const)('a change in %s', (place, change) => {
  expect(changeOf(place, 'a.b', 'c')).toEqual(change);
});
