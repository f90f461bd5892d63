import { describe, expect, it } from 'vitest';
import { redirectOf, type GuardFacts } from './guards';
import type { Area, GuardName } from './route';

const visitor = {
  setupFailed: false,
  signedIn: false,
  singleSignOn: false,
  maintenance: async () => false,
} satisfies GuardFacts;
const borrower = { ...visitor, signedIn: true };
const down = { ...visitor, maintenance: async () => true };
const sso = { ...visitor, singleSignOn: true };
const broken = { ...borrower, setupFailed: true };

describe('a route', () => {
  it.each<[string, Area, readonly GuardName[], GuardFacts, string | undefined]>([
    ['of home is open to a visitor', 'home', [], visitor, undefined],
    ['of home is open to a borrower', 'home', [], borrower, undefined],
    ['of myaccount is open to a borrower', 'myaccount', [], borrower, undefined],
    ['[ACC-019] of myaccount sends a visitor home', 'myaccount', [], visitor, 'home'],
    [
      'closed by single sign-on is open without single sign-on',
      'home',
      ['noSingleSignOn', 'noMaintenance'],
      visitor,
      undefined,
    ],
    [
      'closed by single sign-on redirects to its login',
      'home',
      ['noSingleSignOn', 'noMaintenance'],
      sso,
      'singleSignOn',
    ],
    ['closed by maintenance sends home', 'home', ['noSingleSignOn', 'noMaintenance'], down, 'home'],
    ['is never shown when the setup failed', 'home', [], broken, 'error500'],
    ['is never shown when the setup failed', 'myaccount', [], broken, 'error500'],
  ])('%s', async (_, area, guards, facts, expected) => {
    expect(await redirectOf({ area, guards, screen: 'faq' }, facts)).toBe(expected);
  });

  it('requests maintenance only for a route with that guard', async () => {
    const maintenance = () => Promise.reject(new Error('asked'));
    const route = { area: 'home', screen: 'faq', guards: ['noSingleSignOn'] } as const;
    expect(await redirectOf(route, { ...visitor, maintenance })).toBeUndefined();
  });
});

describe('the Error500 page', () => {
  it.each([
    ['shows when the setup failed', broken, undefined],
    ['sends home when it did not', borrower, 'home'],
  ])('%s', async (_, facts, expected) => {
    expect(await redirectOf({ area: 'home', screen: 'error500' }, facts)).toBe(expected);
  });
});
