import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, matchPath, pathOf, pathTo } from './path';
import { allRoutes } from './all-routes.fixture';

describe('the path of an address', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#/', ''],
    ['#/home/login', 'home/login'],
    ['#home/login', 'home/login'],
    ['#/myaccount/payment/', 'myaccount/payment'],
    ['#/myaccount/payment/?to=a/', 'myaccount/payment?to=a/'],
  ])('%j is %j', (hash, path) => {
    expect(pathOf(hash)).toBe(path);
  });
});

describe('a path', () => {
  it.each([
    ['home/login', 'login', {}],
    ['home/sso/abc', 'sso', { token: 'abc' }],
    ['home/verifyEmail/e%2Fnc', 'verifyEmail', { enc: 'e/nc' }],
    ['home/forcePasswordChange/enc', 'forcePasswordChange', { enc: 'enc' }],
    ['home/opt-out?token=X', 'optOut', { token: 'X' }],
    ['myaccount/payment', 'payment', {}],
    ['myaccount/payment/001-1234567-8', 'payment', { accountNumber: '001-1234567-8' }],
    ['myaccount/deposits/depositDetails/7', 'depositDetails', { accountNumber: '7' }],
    ['myaccount/applicationdetails/A 1', 'applicationDetails', { applicationNumber: 'A 1' }],
  ])('%s opens its screen with its values', (path, screen, params) => {
    expect(matchPath(allRoutes, path)).toMatchObject({ route: { screen }, params });
  });

  it.each([
    '',
    'home',
    'nope/x',
    'myaccount',
    'myaccount/payment/',
    'HOME/login',
    'home/sso/%E0%A4%A',
  ])('%j opens no screen', (path) => {
    expect(matchPath(allRoutes, path)).toBeUndefined();
  });

  it('made from a destination matches its route and params', () => {
    const value = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...allRoutes), value, (route, text) => {
        const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
        const params = Object.fromEntries(names.map((name) => [name, text]));
        const path = pathTo(allRoutes, { screen: route.screen, params }, route.area) ?? '';
        expect(matchPath(allRoutes, pathOf(hashOf(path)))).toEqual({ route, params });
      }),
    );
  });
});

describe('the path of a destination', () => {
  it.each([
    ['home', 'faq', {}, 'home/faq'],
    ['myaccount', 'faq', {}, 'myaccount/faq'],
    ['myaccount', 'login', {}, 'home/login'],
    ['myaccount', 'payment', {}, 'myaccount/payment'],
    ['myaccount', 'payment', { accountNumber: '1/2' }, 'myaccount/payment/1%2F2'],
    [
      'myaccount',
      'payment',
      { accountNumber: '1', amount: '67600', frequency: 'OnDueDate', other: 'x' },
      'myaccount/payment/1?amount=67600&frequency=OnDueDate',
    ],
    ['myaccount', 'loanDetails', {}, undefined],
  ] as const)('in %s for %s with %j is %j', (area, screen, params, path) => {
    expect(pathTo(allRoutes, { screen, params }, area)).toBe(path);
  });

  it('is undefined for a screen without a row', () => {
    expect(pathTo([], { screen: 'faq' }, 'home')).toBeUndefined();
  });
});
