import { describe, expect, it, vi } from 'vitest';
import type { Destination } from './destination';
import { fillAddress, isFollowable } from './page-address';
import { createTestCore, createTestStorage, type TestCore } from '../testing';

const pages = {
  dashboard: '/account',
  payment: '/pay?account={accountNumber}',
  loanDetails: '/loans/{accountNumber}',
};
const pay: Destination = { screen: 'payment', params: { accountNumber: '1/2 3' } };

describe('going to a screen', () => {
  it('first sends the page a cancelable, composed event', () => {
    const { core } = createTestCore({ configuration: { pages }, session: true });
    const host = new EventTarget();
    const asked = vi.fn();
    host.addEventListener('portico-navigate', asked);
    core.navigate(host, pay);
    const event: CustomEvent = asked.mock.calls[0]?.[0];
    expect(event).toMatchObject({ bubbles: true, composed: true, cancelable: true });
    expect(event.detail).toEqual({
      screen: 'payment',
      params: { accountReference: expect.stringMatching(/^ref-/) },
    });
  });

  it('[POR-124] names an account in the event and the address by its reference alone', () => {
    const byReference = { ...pages, payment: '/pay?account={accountReference}' };
    const { core, assigned } = createTestCore({
      configuration: { pages: byReference },
      session: true,
    });
    const host = new EventTarget();
    const asked = vi.fn();
    host.addEventListener('portico-navigate', asked);
    const to: Destination = { screen: 'payment', params: { accountNumber: '0012-104417-3' } };
    core.navigate(host, to);
    const event: CustomEvent = asked.mock.calls[0]?.[0];
    const given = JSON.stringify([event.detail, assigned, core.hrefFor(to)]);
    expect(assigned[0]).toMatch(/^\/pay\?account=ref-[0-9a-z]{4}$/);
    expect(core.hrefFor(to)).toBe(assigned[0]);
    expect(given).not.toContain('104417');
  });

  it('[POR-124] names no account in the event where nobody is signed in', () => {
    const { core } = createTestCore({ configuration: { pages } });
    const host = new EventTarget();
    const asked = vi.fn();
    host.addEventListener('portico-navigate', asked);
    core.navigate(host, pay);
    const event: CustomEvent = asked.mock.calls[0]?.[0];
    expect(event.detail).toEqual({ screen: 'payment', params: {} });
  });

  it('follows pages when the event is not cancelled', () => {
    const { core, assigned } = createTestCore({ configuration: { pages } });
    core.navigate(new EventTarget(), pay);
    expect(assigned).toEqual(['/pay?account=1%2F2%203']);
    expect(core.hrefFor(pay)).toBe('/pay?account=1%2F2%203');
  });

  it('goes nowhere when the page cancels it', () => {
    const { core, assigned } = createTestCore({ configuration: { pages } });
    const host = new EventTarget();
    host.addEventListener('portico-navigate', (event) => event.preventDefault());
    core.navigate(host, pay);
    expect(assigned).toEqual([]);
  });

  it('stays when neither the page nor a portal has the screen', () => {
    const { core, assigned } = createTestCore({ configuration: { pages } });
    core.navigate(undefined, { screen: 'faq' });
    expect(assigned).toEqual([]);
    expect(core.hrefFor({ screen: 'faq' })).toBeUndefined();
  });

  it.each([
    ['a link', ({ core }: TestCore) => core.linkFor({ screen: 'faq' })],
    ['a click', ({ core }: TestCore) => core.navigate(new EventTarget(), { screen: 'faq' })],
  ])(
    '[POR-023] without an address is logged once in the developer’s console, by %s',
    (_by, ask) => {
      const test = createTestCore({ configuration: { pages } });
      ask(test);
      ask(test);
      test.core.hrefFor({ screen: 'messages' });
      test.clock.advance(10_000);
      ask(test);
      test.clock.advance(10_000);
      expect(test.logged).toEqual([
        'Portico: no page and no portal has the screen "faq", so nothing leads there. ' +
          `Name its address, or null where you have none: data-pages='{"faq": "/…"}' or configure({ pages }).`,
      ]);
    },
  );

  it('that the lender does not have is not logged, and nothing leads there', () => {
    const test = createTestCore({ configuration: { pages: { ...pages, faq: null } } });
    expect(test.core.linkFor({ screen: 'faq' })).toBeUndefined();
    test.core.navigate(new EventTarget(), { screen: 'faq' });
    test.clock.advance(10_000);
    expect(test.logged).toEqual([]);
    test.page.set({ configuration: { pages: { ...pages, faq: '/faq' } } });
    expect(test.core.linkFor({ screen: 'faq' })).toBe('/faq');
  });

  it('is not logged if the page configures its address a moment later', () => {
    const test = createTestCore();
    test.core.linkFor({ screen: 'faq' });
    test.page.set({ configuration: { pages: { faq: '/faq' } } });
    test.clock.advance(10_000);
    expect(test.logged).toEqual([]);
  });

  it('prefers the portal, for the screens it has', () => {
    const { core, assigned } = createTestCore({ configuration: { pages } });
    const go = vi.fn();
    core.setRouter({
      hrefFor: ({ screen }) => (screen === 'payment' ? '#/myaccount/payment' : undefined),
      go,
    });
    core.navigate(undefined, pay);
    expect(go).toHaveBeenCalledWith(pay);
    expect(core.hrefFor(pay)).toBe('#/myaccount/payment');
    core.navigate(undefined, { screen: 'dashboard' });
    expect(assigned).toEqual(['/account']);
    core.setRouter(undefined);
    expect(core.hrefFor(pay)).toBe('/pay?account=1%2F2%203');
  });

  it('is sent by the first widget on the page when the core itself navigates', () => {
    const { core } = createTestCore({ session: true });
    const [first, second] = [new EventTarget(), new EventTarget()];
    const heard: string[] = [];
    first.addEventListener('portico-navigate', () => heard.push('first'));
    second.addEventListener('portico-navigate', () => heard.push('second'));
    const leave = core.attach(first);
    core.attach(second);
    core.navigate(undefined, { screen: 'login' });
    leave();
    core.navigate(undefined, { screen: 'login' });
    expect(heard).toEqual(['first', 'second']);
  });
});

describe('what is passed to a screen', () => {
  it('is returned once, and only to the screen it was meant for', () => {
    const { core } = createTestCore();
    const data = { kind: 'viewError', code: 'Dispute' } as const;
    core.navigate(undefined, { screen: 'dashboard', data });
    expect(core.takeScreenData('login')).toBeUndefined();
    expect(core.takeScreenData('dashboard')).toEqual(data);
    expect(core.takeScreenData('dashboard')).toBeUndefined();
  });

  it('is replaced by the next navigation', () => {
    const { core } = createTestCore();
    core.navigate(undefined, {
      screen: 'login',
      data: { kind: 'signedOut', reason: 'expired' },
    });
    core.navigate(undefined, { screen: 'login' });
    expect(core.takeScreenData('login')).toBeUndefined();
  });

  it.each([
    [{ kind: 'signedOut', reason: 'unauthorized' }],
    [{ kind: 'payment', confirmation: { referenceNumber: '4711' } }],
    [{ kind: 'viewError', code: undefined }],
  ] as const)('survives a change of document: %j', (data) => {
    const sessionStorage = createTestStorage();
    const before = createTestCore({ sessionStorage });
    before.core.navigate(undefined, { screen: 'dashboard', data });
    const after = createTestCore({ sessionStorage });
    expect(after.core.takeScreenData('dashboard')).toEqual(data);
    expect(sessionStorage.entries.size).toBe(0);
  });

  it('[ACC-205] never stores automatic sign-in credentials: memory only', () => {
    const { core, sessionStorage, localStorage, assigned } = createTestCore({
      configuration: { pages: { login: '/sign-in' } },
    });
    const data = { kind: 'credentials', username: 'maria', password: 'hunter2' } as const;
    core.navigate(undefined, { screen: 'login', data });
    const outside = [...sessionStorage.entries, ...localStorage.entries, ...assigned];
    expect(JSON.stringify(outside)).not.toContain('hunter2');
    expect(core.takeScreenData('login')).toEqual(data);
  });

  it.each(['oops', '{}', '{"kind":"credentials","username":"x","password":"y","screen":"login"}'])(
    'is undefined when the storage holds %s',
    (written) => {
      const sessionStorage = createTestStorage();
      sessionStorage.set('portico.screenData', written);
      expect(createTestCore({ sessionStorage }).core.takeScreenData('login')).toBeUndefined();
    },
  );
});

describe('the address of a page', () => {
  it.each([
    ['/pay', true],
    ['pay?x=a:b', true],
    ['#/home', true],
    ['//cdn.test/pay', true],
    ['https://lender.test/pay', true],
    ['HTTP://lender.test', true],
    ['', true],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['\u0001javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['mailto:x@y.test', false],
  ])('%j can be followed: %s', (address, expected) => {
    expect(isFollowable(address)).toBe(expected);
  });

  it.each([
    ['/pay?account={a}', { a: '1 2' }, '/pay?account=1%202'],
    ['/pay?account={a}', {}, '/pay'],
    ['/pay?account={a}&x=1', {}, '/pay?x=1'],
    ['/pay?x=1&account={a}', {}, '/pay?x=1'],
    ['/pay?a={a}&b={b}', {}, '/pay'],
    ['/pay?a={a}&b={b}', { b: '2' }, '/pay?b=2'],
    ['/pay?a={a}#top', {}, '/pay#top'],
    ['/loans/{a}', { a: '../x?y' }, '/loans/..%2Fx%3Fy'],
    ['/app#/pay/{a}', { a: '7' }, '/app#/pay/7'],
    ['/verify#token={a}', { a: 'x/y' }, '/verify#token=x%2Fy'],
    ['/verify#token={a}', {}, '/verify'],
    ['/verify?b={b}#token={a}&x=1', {}, '/verify#x=1'],
  ])('%s with %j is %s', (template, params, expected) => {
    expect(fillAddress(template, params)).toBe(expected);
  });
});
