import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../settings-schema';
import { groupOf } from './groups';
import { bucketsOfChanges, readSettingsFile, writeSettingsFile } from './settings-file';

const declared = [
  { key: 'loginOptions.a', kind: 'flag', doc: 'A switch.' },
  { key: 'loginOptions.n', kind: 'number', doc: 'A number.' },
  { key: 'loginOptions.link', kind: 'address', doc: 'An address.' },
  { key: 'signIn.heading', kind: 'sentence', doc: 'Sign in' },
] as const;
const stored = {
  buckets: { shared: { 'loginOptions.a': 'true' }, english: { 'signIn.heading': 'Hello' } },
};
const read = (file: unknown) => readSettingsFile(JSON.stringify(file), declared, stored);

describe('a file of settings', () => {
  it('that was exported changes nothing when it is imported', () => {
    const text = writeSettingsFile(stored, 'https://lender.example');
    expect(JSON.parse(text)).toEqual({
      $schema: 'https://lender.example/settings.schema.json',
      shared: { 'loginOptions.a': 'true' },
      english: { 'signIn.heading': 'Hello' },
      spanish: {},
    });
    expect(readSettingsFile(text, declared, stored)).toEqual({ changes: [], problems: [] });
  });

  it('has the values that differ, with what they replace', () => {
    const { changes, problems } = read({
      shared: { 'loginOptions.a': 'false', 'loginOptions.n': '5' },
      spanish: { 'signIn.heading': 'Hola' },
    });
    expect(problems).toEqual([]);
    expect(changes).toEqual([
      { bucket: 'shared', key: 'loginOptions.a', before: 'true', value: 'false' },
      { bucket: 'shared', key: 'loginOptions.n', before: undefined, value: '5' },
      { bucket: 'spanish', key: 'signIn.heading', before: undefined, value: 'Hola' },
    ]);
    expect(bucketsOfChanges(changes)).toEqual({
      shared: { 'loginOptions.a': 'false', 'loginOptions.n': '5' },
      english: {},
      spanish: { 'signIn.heading': 'Hola' },
    });
  });

  it('names what is wrong in it, and takes the rest over', () => {
    const { changes, problems } = read({
      shared: {
        'loginOptions.a': 'perhaps',
        'loginOptions.n': 'five',
        'loginOptions.link': 'javascript:alert(1)',
        'no.such': '1',
        'signIn.heading': 'Hi',
      },
      english: { 'signIn.heading': 5 },
      elsewhere: {},
    });
    expect(changes.map(({ key }) => key)).toEqual(['signIn.heading']);
    expect(problems).toEqual([
      'shared, loginOptions.a: not of the kind flag',
      'shared, loginOptions.n: not of the kind number',
      'shared, loginOptions.link: not of the kind address',
      'shared, no.such: no such setting',
      'english: not texts by key',
      'elsewhere: no such part',
    ]);
  });

  it.each(['{', '[]', 'null', '"x"'])('that is %s has a problem and changes nothing', (text) => {
    const { changes, problems } = readSettingsFile(text, declared, stored);
    expect([changes.length, problems.length]).toEqual([0, 1]);
  });
});

it('the schema has each setting once, with the pattern of its kind', () => {
  expect(settingsSchema(declared)).toMatchObject({
    properties: { shared: { $ref: '#/$defs/settings' }, spanish: { $ref: '#/$defs/settings' } },
    additionalProperties: false,
    $defs: {
      settings: {
        additionalProperties: false,
        properties: {
          'loginOptions.n': {
            type: 'string',
            description: 'A number.',
            pattern: expect.any(String),
          },
          'signIn.heading': { type: 'string', description: 'Sign in' },
        },
      },
    },
  });
});

it.each([
  [['portico-payment'], 'Paying'],
  [['portico-sign-in', 'portico-recovery'], 'Signing in'],
  [['portico-sign-in', 'portico-payment'], 'Everywhere'],
  [['every widget'], 'Everywhere'],
  [[], 'Everywhere'],
])('a setting of %j is in the group %s', (widgets, title) => {
  expect(groupOf({ widgets })).toBe(title);
});
