import { profile } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import {
  createTestBrowser,
  createTestClock,
  createTestCore,
  loadMonitor,
  settle,
  testSession,
} from '../testing';
import type { TestOptions } from '../testing';

const minutes = (count: number) => count * 60_000;

/** A page with a session whose idle watch has started, and whose borrower is just active. */
async function signedIn(options: TestOptions = {}) {
  const test = createTestCore({ session: true, ...options });
  await loadMonitor(test);
  const input = (type: string) => test.events.dispatchEvent(new Event(type));
  input('mousemove');
  return { ...test, input, at: () => test.core.idle.state.value.at };
}

describe('the idle period', () => {
  it('is watched only while a borrower is signed in', async () => {
    const { core, clock, at } = await signedIn();
    expect(at()).toBe('active');
    core.endSession('loggedOut');
    expect(at()).toBe('off');
    clock.advance(minutes(60));
    expect(at()).toBe('off');
  });

  it('[ACC-104, LON-064] begins as soon as a session exists, whatever the address of the page', async () => {
    const { core, clock, at } = await signedIn({ session: {} });
    core.endSession('loggedOut');
    expect(at()).toBe('off');
    core.startSession(testSession);
    await loadMonitor({ clock });
    expect(at()).toBe('active');
  });

  it('[POR-049] ends the session to the second also while its code cannot be loaded', () => {
    const { core, clock } = createTestCore();
    core.startSession(testSession);
    expect(core.idle.state.value.at).toBe('off');
    clock.advance(299_999);
    expect(core.session.value).toBeDefined();
    clock.advance(1);
    expect(core.session.value).toBeUndefined();
    expect(core.takeScreenData('login')).toEqual({ kind: 'signedOut', reason: 'expired' });
  });

  it('[ACC-110] counts the time until its code is loaded', async () => {
    const { core, clock } = createTestCore();
    core.startSession(testSession);
    clock.advance(100_000);
    await settle();
    clock.advance(79_999);
    expect(core.idle.state.value.at).toBe('active');
    clock.advance(1);
    expect(core.idle.state.value.at).toBe('warning');
    clock.advance(119_999);
    expect(core.session.value).toBeDefined();
    clock.advance(1);
    expect(core.session.value).toBeUndefined();
  });

  it('[POR-064] is over when its code is loaded after a machine slept past it', async () => {
    const { core, clock } = createTestCore();
    core.startSession(testSession);
    clock.sleep(minutes(60));
    await loadMonitor({ clock });
    expect(core.session.value).toBeUndefined();
    expect(core.idle.state.value.at).toBe('off');
  });

  it('[ACC-105] ends in the warning after 180000 ms without input, and not before', async () => {
    const { clock, at } = await signedIn();
    clock.advance(179_999);
    expect(at()).toBe('active');
    clock.advance(1);
    expect(at()).toBe('warning');
  });

  it('[ACC-110] counts signing in as input: 180000 ms later, with none at all, the warning opens', async () => {
    const test = createTestCore();
    test.clock.advance(minutes(60));
    test.core.startSession(testSession);
    await loadMonitor(test);
    test.clock.advance(178_999);
    expect(test.core.idle.state.value.at).toBe('active');
    test.clock.advance(1);
    expect(test.core.idle.state.value.at).toBe('warning');
  });

  it.each([
    ['[ACC-106] moving the mouse', 'mousemove'],
    ['[ACC-106] pressing its button', 'mousedown'],
    ['[ACC-107] the keyboard', 'keydown'],
    ['[ACC-108] scrolling', 'scroll'],
    ['[ACC-108] the wheel', 'wheel'],
    ['[ACC-109] touching', 'touchstart'],
    ['[ACC-109] moving a finger', 'touchmove'],
  ])('starts again with %s', async (_, type) => {
    const { clock, input, at } = await signedIn();
    clock.advance(170_000);
    input(type);
    clock.advance(179_999);
    expect(at()).toBe('active');
    clock.advance(1);
    expect(at()).toBe('warning');
  });

  it('does not start while the portal shows a home screen, and restarts when the portal leaves it', async () => {
    const { core, clock, at } = await signedIn();
    core.idle.watch(false);
    expect(at()).toBe('off');
    clock.advance(minutes(30));
    core.idle.watch(true);
    clock.advance(179_999);
    expect(at()).toBe('active');
    clock.advance(1);
    expect(at()).toBe('warning');
  });
});

describe('the warning', () => {
  it('[ACC-115] starts at 120 seconds and counts them down', async () => {
    const { core, clock } = await signedIn();
    clock.advance(180_000);
    expect(core.idle.state.value).toEqual({ at: 'warning', remainingSeconds: 120 });
    clock.advance(1_000);
    expect(core.idle.state.value).toEqual({ at: 'warning', remainingSeconds: 119 });
  });

  it('[ACC-116] shows the true time when a suspended tab wakes', async () => {
    const { core, clock, input } = await signedIn();
    clock.advance(180_000);
    clock.sleep(65_000);
    input('visibilitychange');
    expect(core.idle.state.value).toEqual({ at: 'warning', remainingSeconds: 55 });
  });

  it('[ACC-117, ACC-118] logs out at zero, and the sign-in screen shows that the session has expired', async () => {
    const { core, clock } = await signedIn();
    clock.advance(299_999);
    expect(core.session.value).toBeDefined();
    clock.advance(1);
    expect(core.session.value).toBeUndefined();
    expect(core.takeScreenData('login')).toEqual({ kind: 'signedOut', reason: 'expired' });
  });

  it('ends the session even if the machine sleeps: the first mouse movement does not revive it', async () => {
    const { core, clock, input } = await signedIn();
    clock.sleep(minutes(60));
    input('mousemove');
    expect(core.session.value).toBeUndefined();
  });

  it.each([
    ['the page is shown again', 'visibilitychange'],
    ['the page returns from the cache of the browser', 'pageshow'],
  ])(
    '[POR-064] ends the session of a machine that slept past it as soon as %s',
    async (_, type) => {
      const { core, clock, input } = await signedIn();
      clock.sleep(minutes(60));
      input(type);
      expect(core.session.value).toBeUndefined();
      expect(core.takeScreenData('login')).toEqual({ kind: 'signedOut', reason: 'expired' });
    },
  );

  it.each([0, 200_000])(
    '[POR-064] ends it within a second on a page that stays visible and gets no event, %d ms after input',
    async (idle) => {
      const { core, clock } = await signedIn();
      clock.advance(idle);
      clock.sleep(minutes(60));
      clock.advance(1_000);
      expect(core.session.value).toBeUndefined();
      expect(core.takeScreenData('login')).toEqual({ kind: 'signedOut', reason: 'expired' });
    },
  );

  it('is no longer where the clock is set back by an hour, and input still counts', async () => {
    const { clock, input, at } = await signedIn();
    clock.advance(minutes(1));
    clock.sleep(minutes(-60));
    clock.advance(minutes(2));
    input('keydown');
    clock.advance(179_999);
    expect(at()).toBe('active');
    clock.advance(1);
    expect(at()).toBe('warning');
  });

  it.each(['mousemove', 'keydown', 'scroll', 'touchstart'])(
    '[ACC-120] neither closes nor starts again with %s',
    async (type) => {
      const { core, clock, input } = await signedIn();
      clock.advance(200_000);
      input(type);
      expect(core.idle.state.value).toEqual({ at: 'warning', remainingSeconds: 100 });
    },
  );

  it('[ACC-119] closes with Resume, which gives a fresh 180000 ms', async () => {
    const { core, clock, at } = await signedIn();
    clock.advance(200_000);
    core.idle.resume();
    expect(at()).toBe('active');
    clock.advance(179_999);
    expect(at()).toBe('active');
    clock.advance(1);
    expect(at()).toBe('warning');
  });

  it('[ACC-123] Resume sends a request with the session’s token', async () => {
    const { core, clock, server } = await signedIn();
    clock.advance(200_000);
    core.idle.resume();
    await settle();
    expect(server.requestsTo(profile)).toEqual([
      expect.objectContaining({ headers: expect.objectContaining({ usertoken: 'token-1' }) }),
    ]);
  });
});

describe('several tabs of one session', () => {
  async function twoTabs() {
    const browser = createTestBrowser();
    const clock = createTestClock();
    const one = await signedIn({ browser, clock });
    const other = await signedIn({ browser, clock });
    return { clock, one, other };
  }

  it('[ACC-121] Resume in one closes the warning in the others', async () => {
    const { clock, one, other } = await twoTabs();
    clock.advance(200_000);
    expect([one.at(), other.at()]).toEqual(['warning', 'warning']);
    one.core.idle.resume();
    expect([one.at(), other.at()]).toEqual(['active', 'active']);
  });

  it('[ACC-122] activity in one keeps the others from warning', async () => {
    const { clock, one, other } = await twoTabs();
    for (let minute = 0; minute < 10; minute++) {
      clock.advance(minutes(1));
      one.input('keydown');
    }
    expect(other.at()).toBe('active');
    clock.advance(180_000);
    expect(other.at()).toBe('warning');
  });

  it('of another session do not count', async () => {
    const browser = createTestBrowser();
    const clock = createTestClock();
    const mine = await signedIn({ browser, clock });
    const theirs = await signedIn({ browser, clock, session: { id: 'another' } });
    clock.advance(170_000);
    theirs.input('keydown');
    clock.advance(10_000);
    expect(mine.at()).toBe('warning');
  });

  it('send each other at most one message a second', async () => {
    const { browser, clock, input } = await signedIn();
    const before = browser.posted.length;
    for (let moves = 0; moves < 100; moves++) {
      clock.advance(100);
      input('mousemove');
    }
    expect(browser.posted.length - before).toBeLessThanOrEqual(10);
  });
});

it('removes its timers and listeners when the core is disposed', async () => {
  const { core, clock, input } = await signedIn();
  core.dispose();
  input('keydown');
  clock.advance(minutes(10));
  expect(core.session.value).toBeDefined();
  expect(core.idle.state.value.at).toBe('off');
});
