import { applicationOptions, logout } from '@portico/contract';
import { describe, expect, it, vi } from 'vitest';
import { keepDraft } from '../drafts/drafts';
import {
  createPageStore,
  createTestCore,
  createTestBrowser,
  createTestClock,
  loadMonitor,
  settle,
  startTestCore,
  testSession,
  type TestCore,
  type TestOptions,
} from '../testing';

const { id: _, api: __, ...newSession } = testSession;
const other = { ...newSession, username: 'ben', userToken: 'token-2' };

const perTab = { 'globalOptions.sessionPerTabOption': 'true' };

/** The tabs of one browser; each has its own storage. */
function browserOf(options: TestOptions = {}) {
  const browser = createTestBrowser();
  const clock = createTestClock();
  return {
    browser,
    clock,
    /** A tab that has just been opened. */
    begin: () => createTestCore({ browser, clock, ...options }),
    /** A tab whose page has loaded its setup. */
    open: async (more: TestOptions = {}) => {
      const test = await startTestCore({ browser, clock, ...options, ...more });
      await settle();
      return test;
    },
  };
}

const userOf = ({ core }: TestCore) => core.session.peek()?.username;
const eventsOf = ({ events }: TestCore) => {
  const heard = vi.fn();
  for (const name of ['portico-signed-in', 'portico-signed-out']) {
    events.addEventListener(name, () => heard(name));
  }
  return heard;
};

describe('[POR-148] a new tab', () => {
  it('has the session of an open tab, which it stores for its own next page', async () => {
    const { open } = browserOf();
    const first = await open({ session: { lastPayment: 'a confirmation' } });
    const tab = await open();
    expect(tab.core.session.peek()).toEqual(testSession);
    expect(tab.sessionStorage.get('portico.session')).toContain('token-1');
    expect(JSON.stringify([...tab.localStorage.entries])).not.toContain('token-1');
    expect(userOf(first)).toBe('maria');
  });

  it('asks for its setup once, when it is known whether another tab has a session', async () => {
    const { browser, clock, begin } = browserOf();
    browser.offerSession('http://lender.test');
    const { core, server } = begin();
    const loading = core.loadSetup();
    await settle();
    expect(server.requests).toEqual([]);
    clock.advance(300);
    await loading;
    expect(server.requestsTo(applicationOptions)).toHaveLength(1);
  });

  it('does not wait where no tab is open or none is signed in, and asks nobody', async () => {
    const { browser, open } = browserOf();
    await open();
    await open();
    expect(browser.posted).toEqual([]);
  });

  it('waits no longer than 300 ms for a tab that does not answer', async () => {
    const { browser, clock, begin } = browserOf();
    browser.offerSession('http://lender.test');
    const tab = begin();
    const known = vi.fn();
    void tab.core.sessionKnown().then(known);
    clock.advance(299);
    await settle();
    expect(known).not.toHaveBeenCalled();
    clock.advance(1);
    await settle();
    expect(known).toHaveBeenCalledOnce();
    expect(userOf(tab)).toBeUndefined();
  });

  it.each([
    ['of another API', { configuration: { api: 'https://other.test' } }],
    ['of a page whose settings have each tab sign in', { settings: perTab }],
  ])('is not given the session %s', async (_whose, options) => {
    const { clock, open } = browserOf();
    await open({ session: true, ...options });
    const tab = await open();
    clock.advance(300);
    await settle();
    expect(userOf(tab)).toBeUndefined();
  });

  it('is given nothing by a tab whose setup is not loaded, since it may forbid it', async () => {
    const { browser, clock, begin } = browserOf();
    createTestCore({ browser, clock, session: true });
    browser.offerSession('http://lender.test');
    const tab = begin();
    await settle();
    clock.advance(300);
    await settle();
    expect(userOf(tab)).toBeUndefined();
  });

  it('is given no session whose time has passed while the machine slept', async () => {
    const { clock, begin, open } = browserOf();
    const first = await open({ session: true });
    await loadMonitor(first);
    clock.sleep(3_600_000);
    const tab = begin();
    await settle();
    clock.advance(300);
    await settle();
    expect(userOf(tab)).toBeUndefined();
    expect(userOf(first)).toBeUndefined();
  });

  it('is given no session that was ended while it was on its way', async () => {
    const { open, browser } = browserOf();
    const first = await open({ session: true });
    const { localStorage } = first;
    const channel = browser.openChannel('portico http://lender.test');
    channel.addEventListener('message', ({ data }) => {
      if (JSON.stringify(data).includes('ask')) first.core.endSession('loggedOut');
    });
    const tab = await open({ localStorage });
    expect(userOf(tab)).toBeUndefined();
    expect(tab.sessionStorage.get('portico.session')).toBeUndefined();
  });

  it('gives it on, and the session ends in all of them at once', async () => {
    const { open } = browserOf();
    const first = await open({ session: true });
    const tabs = [first, await open(), await open()];
    const heard = tabs.map(eventsOf);
    first.server.answerRaw(logout, {});
    await tabs[2]?.core.logOut();
    expect(tabs.map(userOf)).toEqual([undefined, undefined, undefined]);
    for (const one of heard) expect(one.mock.calls).toEqual([['portico-signed-out']]);
  });

  it('starts the idle period of all again, also while one warns', async () => {
    const { clock, open } = browserOf();
    const first = await open({ session: true });
    await loadMonitor(first);
    clock.advance(185_000);
    expect(first.core.idle.state.peek().at).toBe('warning');
    const tab = await open();
    await loadMonitor(tab);
    expect([first, tab].map(({ core }) => core.idle.state.peek().at)).toEqual(['active', 'active']);
  });

  it('has two copies of the suite, which ask once and share it', async () => {
    const { browser, open } = browserOf();
    await open({ session: true });
    const page = createPageStore();
    const copies = [await open({ page }), await open({ page })];
    expect(copies.map(userOf)).toEqual(['maria', 'maria']);
    expect(browser.posted.filter((data) => JSON.stringify(data).includes('token-1'))).toHaveLength(
      1,
    );
  });
});

describe('[POR-148] a tab without a session', () => {
  it('follows a sign-in in another tab, and says so to its page', async () => {
    const { open } = browserOf();
    const [here, there] = [await open(), await open()];
    const heard = eventsOf(there);
    here.core.startSession(newSession);
    await settle();
    expect(there.core.session.peek()).toEqual(here.core.session.peek());
    expect(heard.mock.calls).toEqual([['portico-signed-in']]);
  });

  it('follows it by the next input there, where the page that signed in was left at once', async () => {
    const { open, browser } = browserOf();
    const [here, there] = [await open(), await open()];
    const { sessionStorage } = here;
    here.core.dispose();
    sessionStorage.set('portico.session', JSON.stringify(testSession));
    const next = await open({ sessionStorage });
    expect(userOf(there)).toBeUndefined();
    await loadMonitor(next);
    expect(userOf(there)).toBe('maria');
    expect(JSON.stringify(browser.posted)).toContain('active');
  });

  it.each<[string, (test: TestCore) => void]>([
    ['a form with unsaved changes', ({ core }) => (core.unsaved.value = true)],
    ['a draft', ({ core }) => keepDraft(core, 'registration', { firstName: 'Ben' })],
  ])('does not follow while it has %s', async (_what, type) => {
    const { open } = browserOf();
    const [here, there] = [await open(), await open()];
    type(there);
    here.core.startSession(newSession);
    await settle();
    expect(userOf(there)).toBeUndefined();
  });

  it('follows once nothing is typed any more, and not held back by the draft of a borrower', async () => {
    const { open } = browserOf();
    const [here, there] = [await open(), await open({ session: { id: 's-2', username: 'ben' } })];
    keepDraft(there.core, 'profile', { city: 'Ames' });
    there.core.endSession('expired');
    there.core.unsaved.value = true;
    here.core.startSession(newSession);
    await loadMonitor(here);
    expect(userOf(there)).toBeUndefined();
    there.core.unsaved.value = false;
    here.core.idle.resume();
    await settle();
    expect(userOf(there)).toBe('maria');
  });

  it('stays so where each tab signs in by itself', async () => {
    const { open, clock } = browserOf({ settings: perTab });
    const [here, there] = [await open(), await open({ session: { id: 's-2', username: 'ben' } })];
    const third = await open();
    here.core.startSession(newSession);
    await loadMonitor(here);
    clock.advance(300);
    await settle();
    expect([here, there, third].map(userOf)).toEqual(['maria', 'ben', undefined]);
  });
});

it('[POR-148] shows nothing of a borrower once another one has signed in in another tab', async () => {
  const { open } = browserOf({ configuration: { pages: { login: '/sign-in' } } });
  const first = await open({ session: true });
  const heard = eventsOf(first);
  const second = await open();
  const { id } = second.core.session.peek() ?? {};
  expect(id).toBe('session-1');
  second.core.startSession(other);
  await settle();
  expect(userOf(first)).toBeUndefined();
  expect(heard.mock.calls).toEqual([['portico-signed-out']]);
  expect(first.assigned).toEqual(['/sign-in']);
  expect(first.sessionStorage.get('portico.session')).toBeUndefined();
  await loadMonitor(second);
  expect([first, second].map(userOf)).toEqual(['ben', 'ben']);
});

it('[POR-148] gives the session only to the page that asked: no other one receives it', async () => {
  const { browser, open } = browserOf();
  await open({ session: true });
  const heard: unknown[] = [];
  for (const name of [
    'portico',
    'portico http://lender.test',
    'portico http://lender.test other',
  ]) {
    browser.openChannel(name).addEventListener('message', ({ data }) => heard.push(data));
  }
  expect(userOf(await open())).toBe('maria');
  expect(heard).not.toEqual([]);
  expect(JSON.stringify(heard)).not.toMatch(/token-1|maria|@/i);
});

it.each([
  null,
  'ask',
  { type: 'ask' },
  { type: 'ask', request: 7 },
  { type: 'began' },
  { type: 'ended', reason: 'loggedOut' },
  { type: 'unknown', session: 'session-1' },
])('ignores a message of the channel that is none of its own: %j', async (message) => {
  const { browser, open } = browserOf();
  const test = await open({ session: true });
  browser.openChannel('portico http://lender.test').postMessage(message);
  await settle();
  expect(userOf(test)).toBe('maria');
  expect(browser.posted).toEqual([message]);
});
