import { afterEach, describe, expect, it } from 'vitest';
import {
  createTestBrowser,
  createTestCore,
  createTestStorage,
  loadMonitor,
  testSession,
  type TestOptions,
} from '../testing';

afterEach(() => document.body.replaceChildren());

const event = (type: string, persisted: boolean) => Object.assign(new Event(type), { persisted });

/** A page with a signed-in widget, which the browser keeps in the back-forward cache. */
async function page(options: TestOptions = {}) {
  const test = createTestCore({ session: true, ...options });
  await loadMonitor(test);
  const host = document.body.appendChild(document.createElement('div'));
  test.core.attach(host);
  return {
    ...test,
    host,
    leave: (persisted = true) => test.events.dispatchEvent(event('pagehide', persisted)),
    comeBack: (persisted = true) => {
      test.events.dispatchEvent(event('pageshow', persisted));
      const atOnce = getComputedStyle(host).visibility;
      test.clock.advance(0);
      return { atOnce, then: getComputedStyle(host).visibility };
    },
  };
}

/** Other pages of the same browser; those of `tab` are in the same tab. */
const browser = () => ({ browser: createTestBrowser(), localStorage: createTestStorage() });
const tab = () => ({ ...browser(), sessionStorage: createTestStorage() });

describe('a page restored from the back-forward cache', () => {
  it('[POR-041] hides its widgets on pagehide', async () => {
    const { host, leave } = await page();
    leave();
    expect(getComputedStyle(host).visibility).toBe('hidden');
  });

  it('shows them again while the session lasts', async () => {
    const { core, leave, comeBack } = await page();
    leave();
    expect(comeBack()).toEqual({ atOnce: 'hidden', then: 'visible' });
    expect(core.session.value).toBeDefined();
  });

  it('[POR-041] has no session after the next page of its tab has signed out', async () => {
    const shared = tab();
    const { core, assigned, leave, comeBack } = await page({
      ...shared,
      configuration: { pages: { login: '/sign-in' } },
    });
    leave();
    createTestCore(shared).core.endSession('loggedOut');
    expect(comeBack().atOnce).toBe('hidden');
    expect(core.session.value).toBeUndefined();
    expect(assigned).toEqual(['/sign-in']);
  });

  it('keeps the session of its tab that began after its own', async () => {
    const { localStorage, sessionStorage } = tab();
    const shared = { localStorage, sessionStorage };
    const { core, leave, comeBack } = await page(shared);
    leave();
    const next = createTestCore(shared).core;
    next.endSession('loggedOut');
    next.startSession({ ...testSession, userToken: 'token-2' });
    comeBack();
    expect(core.session.value).toBeUndefined();
    expect(createTestCore(shared).core.session.value?.userToken).toBe('token-2');
  });

  it('[POR-041] has none after another tab has signed out without a message', async () => {
    const { localStorage } = browser();
    const { core, leave, comeBack } = await page({ localStorage });
    leave();
    const other = createTestCore({ localStorage, session: true });
    other.core.endSession('expired');
    expect(comeBack().atOnce).toBe('hidden');
    expect(core.session.value).toBeUndefined();
  });

  it('[POR-041] checks the clock before anything is shown', async () => {
    const { core, clock, leave, comeBack } = await page();
    leave();
    clock.sleep(3_600_000);
    expect(comeBack().atOnce).toBe('hidden');
    expect(core.session.value).toBeUndefined();
    expect(core.takeScreenData('login')).toEqual({ kind: 'signedOut', reason: 'expired' });
  });

  it('keeps its session when another borrower has signed out', async () => {
    const { localStorage } = browser();
    const { core, leave, comeBack } = await page({ localStorage });
    leave();
    createTestCore({ localStorage, session: { id: 'theirs' } }).core.endSession('loggedOut');
    comeBack();
    expect(core.session.value).toBeDefined();
  });

  it('[POR-041] has no session also if it was left before the code that hides its widgets was loaded', () => {
    const { localStorage } = browser();
    const { core, events } = createTestCore({ session: true, localStorage });
    createTestCore({ session: true, localStorage }).core.endSession('loggedOut');
    expect(core.session.value).toBeDefined();
    events.dispatchEvent(event('pageshow', true));
    expect(core.session.value).toBeUndefined();
  });

  it("restores an element's own style", async () => {
    const { host, leave, comeBack } = await page();
    host.style.setProperty('visibility', 'collapse');
    leave();
    comeBack();
    expect(host.getAttribute('style')).toBe('visibility: collapse;');
  });

  it.each([
    ['is not cached', { session: true }, false],
    ['has no session', { session: false }, true],
  ] as const)('is not changed when it %s', async (_, options, persisted) => {
    const { core, host, leave } = await page();
    if (!options.session) core.endSession('loggedOut');
    leave(persisted);
    expect(host.hasAttribute('style')).toBe(false);
  });
});

it('[POR-041] a tab that was asleep while another signed out opens its next page signed out', () => {
  const { localStorage } = browser();
  const sessionStorage = createTestStorage();
  createTestCore({ localStorage, sessionStorage, session: true });
  createTestCore({ localStorage, session: true }).core.endSession('loggedOut');
  const next = createTestCore({ localStorage, sessionStorage });
  expect(next.core.session.value).toBeUndefined();
  expect(sessionStorage.entries.size).toBe(0);
});

it('stores only the last ended sessions, by their ids', () => {
  const localStorage = createTestStorage();
  for (let count = 0; count < 30; count++) {
    const { core } = createTestCore({ localStorage, session: { id: `id-${count}` } });
    core.endSession('loggedOut');
  }
  const noted = localStorage.get('portico.ended')?.split(' ');
  expect(noted).toHaveLength(20);
  expect(noted?.[0]).toBe('id-29');
});
