import { fail, ok } from '@portico/rules';
import { applicationOptions } from '@portico/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Public from '../index';
import type * as Internal from '../internal';
import type * as Testing from '../testing';
import { createPageStore, oncePerPage, pageProtocol } from './page-store';

const place = Symbol.for('portico.page');

afterEach(() => {
  Reflect.deleteProperty(globalThis, place);
});

/** A second script tag, or a second version: the same code, loaded again. */
async function loadCopy(): Promise<typeof Public & typeof Internal & typeof Testing> {
  vi.resetModules();
  return {
    ...(await import('../index')),
    ...(await import('../internal')),
    ...(await import('../testing')),
  };
}

async function twoCopies(options: Testing.TestOptions = {}) {
  const [first, second] = [await loadCopy(), await loadCopy()];
  expect(first.createCore).not.toBe(second.createCore);
  const one = first.createTestCore({ page: first.pageStore(), ...options });
  const other = second.createTestCore({
    page: second.pageStore(),
    server: one.server,
    sessionStorage: one.sessionStorage,
  });
  return { first, second, one, other };
}

describe('two copies of the suite on one page', () => {
  it('share one session', async () => {
    const { one, other, first } = await twoCopies();
    const { id: _, ...borrower } = first.testSession;
    one.core.startSession(borrower);
    expect(other.core.session.value).toEqual(one.core.session.value);
    other.core.updateSession({ emailAddress: 'new@example.com' });
    expect(one.core.session.value?.emailAddress).toBe('new@example.com');
    other.core.endSession('loggedOut');
    expect(one.core.session.value).toBeUndefined();
  });

  it('find the session stored before either was loaded', async () => {
    const { one, other } = await twoCopies({ session: true });
    expect(one.core.session.value?.userToken).toBe('token-1');
    expect(other.core.session.value?.userToken).toBe('token-1');
  });

  it('ask for the setup once', async () => {
    const { one, other } = await twoCopies({ settings: { 'globalOptions.useFAQOption': 'true' } });
    await Promise.all([one.core.loadSetup(), other.core.loadSetup()]);
    expect(one.server.requestsTo(applicationOptions)).toHaveLength(1);
    expect(other.core.setup.value).toEqual(one.core.setup.value);
  });

  it('share what is passed to configure() of either', async () => {
    const { first, second, one, other } = await twoCopies();
    first.configure({ api: 'https://api.test' });
    second.configure({ locale: 'es' });
    for (const { core } of [one, other]) {
      expect(core.configuration.value).toMatchObject({ api: 'https://api.test', locale: 'es' });
    }
  });

  it('share the portal’s router and what is passed to a screen', async () => {
    const { one, other } = await twoCopies();
    one.core.setRouter({ hrefFor: ({ screen }) => `#/${screen}`, go: () => {} });
    expect(other.core.hrefFor({ screen: 'faq' })).toBe('#/faq');
    one.core.navigate(undefined, { screen: 'login', data: { kind: 'viewError' } });
    expect(other.core.takeScreenData('login')).toEqual({ kind: 'viewError' });
    expect(one.core.takeScreenData('login')).toBeUndefined();
  });

  it('end it once: one event, one navigation', async () => {
    const { one, other } = await twoCopies({ session: true });
    const heard = vi.fn();
    for (const { events } of [one, other]) events.addEventListener('portico-signed-out', heard);
    one.core.endSession('loggedOut');
    other.core.endSession('loggedOut');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a page of another protocol', () => {
  it('is not changed: the copy uses its own store', async () => {
    const theirs = { ...createPageStore(), protocol: pageProtocol + 1 };
    Reflect.set(globalThis, place, theirs);
    const { pageStore } = await loadCopy();
    expect(pageStore()).not.toBe(theirs);
    expect(Reflect.get(globalThis, place)).toBe(theirs);
  });

  it('is one store for all parts of that copy', async () => {
    Reflect.set(globalThis, place, { protocol: 'other' });
    const { pageStore } = await loadCopy();
    expect(pageStore()).toBe(pageStore());
  });
});

describe('a request made once per page', () => {
  it('is shared while pending and afterwards', async () => {
    const page = createPageStore();
    const ask = vi.fn(async () => ok(1));
    const answers = [oncePerPage(page, 'x', ask), oncePerPage(page, 'x', ask)];
    expect(await Promise.all(answers)).toEqual([ok(1), ok(1)]);
    await oncePerPage(page, 'x', ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not cached when it failed', async () => {
    const page = createPageStore();
    await oncePerPage(page, 'x', async () =>
      fail({ kind: 'offline', delivery: 'not-sent' } as const),
    );
    expect(await oncePerPage(page, 'x', async () => ok(2))).toEqual(ok(2));
  });
});
