import { expect, it } from 'vitest';
import { describeCatalogue } from './describe-catalogue';

const signIn = {
  packageName: 'sign-in',
  tag: 'portico-sign-in',
  summary: 'Signs a borrower in.',
  properties: [
    { name: 'accountNumber', attribute: 'account-number', type: 'string', doc: 'Which account.' },
  ],
  events: [{ name: 'portico-signed-in' }],
};

it('lists widgets, settings and sentences as data', () => {
  const catalogue = describeCatalogue({
    version: '1.0.0',
    widgets: [signIn],
    settings: [
      {
        key: 'globalOptions.agreements',
        kind: 'list',
        default: ['a', 'b'],
        ...{ doc: 'Agreements.', tags: ['portico-sign-in'] },
      },
      { key: 'a.b', kind: 'flag', default: false, doc: 'A flag.', tags: [] },
      { key: 'a.c', kind: 'number', doc: 'Unset.', tags: [] },
    ],
    texts: [
      { packageName: 'sign-in', group: 'signIn', english: { heading: 'Sign in' } },
      { packageName: 'element', group: 'sessionTimeout', english: { resume: 'Resume' } },
    ],
  });
  expect(catalogue.widgets).toEqual([
    {
      tag: 'portico-sign-in',
      summary: 'Signs a borrower in.',
      properties: signIn.properties,
      events: ['portico-signed-in'],
    },
  ]);
  expect(catalogue.settings.map(({ key, kind, fallback }) => [key, kind, fallback])).toEqual([
    ['globalOptions.agreements', 'list', 'a, b'],
    ['a.b', 'flag', 'false'],
    ['a.c', 'number', ''],
    ['signIn.heading', 'sentence', 'Sign in'],
    ['sessionTimeout.resume', 'sentence', 'Resume'],
  ]);
  expect(catalogue.settings.slice(-2).map(({ widgets }) => widgets)).toEqual([
    ['portico-sign-in'],
    ['every widget'],
  ]);
});
