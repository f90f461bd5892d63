import { expect, it } from 'vitest';
import { methodSaving } from './method-saving';

it.each([
  ['ach', true, true, true, { save: true, singleUse: true }],
  ['ach', false, true, true, { save: false, singleUse: true }],
  ['ach', true, false, true, { save: false, singleUse: true }],
  ['ach', true, true, false, { save: true, singleUse: false }],
  ['ach', false, true, false, { save: false, singleUse: false }],
  ['card', false, true, false, { save: true, singleUse: false }],
  ['card', true, false, true, { save: false, singleUse: true }],
] as const)(
  '%s, personal user %s, profiles allowed %s, single use allowed %s: %j',
  (type, personalUser, profilesAllowed, singleUseAllowed, expected) => {
    expect(methodSaving({ type, personalUser, profilesAllowed, singleUseAllowed })).toEqual(
      expected,
    );
  },
);
