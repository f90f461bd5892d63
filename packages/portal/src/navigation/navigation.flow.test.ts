import { chunk } from '@portico/core/internal';
import { createTestClock, createTestCore } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { allRoutes } from '../routing/all-routes.fixture';
import type { HashHistory } from '../routing/hash-history';
import type { Route, RouteModule } from '../routing/route';
import { createNavigationFlow, type NavigationPorts } from './navigation.flow';

/** A history in memory: `visit` and `back` are the visitor's own navigations. */
function memoryHistory(start: string) {
  const entries = [start];
  let at = 0;
  let step = 0;
  const listeners = new Set<(path: string) => void>();
  const move = (by: number) => {
    at += by;
    step = by;
    for (const listener of listeners) listener(entries[at] ?? '');
  };
  const history: HashHistory = {
    path: () => entries[at] ?? '',
    push: (path) => {
      entries.splice(++at, entries.length, path);
    },
    replace: (path) => {
      entries[at] = path;
    },
    top: () => undefined,
    undo: () => {
      at -= step;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    history,
    entries,
    back: () => move(-1),
    visit: (path: string) => {
      entries.splice(at + 1, entries.length, path);
      move(1);
    },
  };
}

/** Failed code is requested again at once; code is waited for as long as it needs. */
const { core } = createTestCore({
  clock: {
    ...createTestClock(),
    delay: (run, milliseconds) => {
      if (milliseconds <= 2_000) queueMicrotask(run);
      return () => {};
    },
  },
});

type Options = Partial<Omit<NavigationPorts, 'history'>> & { readonly at?: string };

async function start({ at = 'home/login', ...options }: Options = {}) {
  const browser = memoryHistory(at);
  const ports: NavigationPorts = {
    routes: allRoutes,
    history: browser.history,
    home: () => 'home/login',
    prefetch: () => {},
    between: (run) => void run(),
    refused: async () => undefined,
    load: async (route) => (await core.onDemand(route.load, 'waitedFor')).View,
    unsaved: { value: false },
    started: () => undefined,
    ended: () => {},
    ...options,
  };
  const flow = createNavigationFlow(ports);
  const go = (path: string) => flow.send({ type: 'go', path });
  await rest();
  return { ...browser, ports, flow, go, state: () => flow.state.value };
}

const nothing = { View: () => null, texts: [] };

const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
const screenOf = ({ state }: Awaited<ReturnType<typeof start>>) => state().shown?.route.screen;

/** The routes with one changed. */
const withRoute = (path: string, patch: Partial<Route>) =>
  allRoutes.map((route) => (route.path === path ? { ...route, ...patch } : route));

describe('opening the portal', () => {
  it.each([
    ['[ACC-001, LON-005] #/home/login opens the sign-in screen', 'home/login', 'login'],
    ['[ACC-002, LON-002] the empty path opens the home area', '', 'login'],
    ['[ACC-003, LON-003] an unknown path opens the home area', 'nope/x', 'login'],
    ['[ACC-004, LON-004] home with no child goes to home/login', 'home', 'login'],
    ['[LON-001] #/myaccount/dashboard opens the dashboard', 'myaccount/dashboard', 'dashboard'],
  ])('%s', async (_, at, screen) => {
    const portal = await start({ at });
    expect(screenOf(portal)).toBe(screen);
    if (screen === 'login') expect(portal.history.path()).toBe('home/login');
    expect(portal.entries).toHaveLength(1);
  });

  it('passes the values of its path to a screen', async () => {
    const { state } = await start({ at: 'myaccount/payment/001-7' });
    expect(state().shown?.params).toEqual({ accountNumber: '001-7' });
  });
});

describe('a navigation', () => {
  it('[ACC-075, ACC-076, LON-057, LON-058] is loading from its start to its end', async () => {
    const portal = await start();
    portal.go('myaccount/dashboard');
    expect(portal.state().loading).toBe(true);
    await rest();
    expect(portal.state().loading).toBe(false);
    expect(screenOf(portal)).toBe('dashboard');
  });

  it('[ACC-047, ACC-048, LON-065, LON-066] of the home area is loading from its start to its end', async () => {
    const portal = await start();
    portal.go('home/faq');
    expect(portal.state().loading).toBe(true);
    await rest();
    expect(portal.state().loading).toBe(false);
  });

  it('[ACC-048, LON-068] of the home area that fails is no longer loading', async () => {
    const routes = withRoute('home/faq', {
      load: chunk(() => Promise.reject(new Error('offline'))),
    });
    const portal = await start({ routes });
    portal.go('home/faq');
    await rest();
    expect(portal.state().loading).toBe(false);
  });

  it('[ACC-048, LON-067] of the home area that is cancelled is no longer loading', async () => {
    const portal = await start();
    portal.ports.unsaved.value = true;
    portal.go('home/faq');
    portal.flow.send({ type: 'answer', leave: false });
    await rest();
    expect(portal.state()).toMatchObject({ loading: false, asking: undefined });
    expect(screenOf(portal)).toBe('login');
  });

  it('shows a screen only after what it needs is loaded', async () => {
    let arrive = () => {};
    const load = () => new Promise<() => null>((done) => (arrive = () => done(() => null)));
    const portal = await start({ load });
    expect(portal.state()).toMatchObject({ shown: undefined, loading: true });
    arrive();
    await rest();
    expect(screenOf(portal)).toBe('login');
  });

  it('that is overtaken by another is ignored', async () => {
    const held: (() => void)[] = [];
    const routes = withRoute('home/faq', {
      load: chunk(() => new Promise((done) => held.push(() => done(nothing)))),
    });
    const portal = await start({ routes });
    portal.go('home/faq');
    portal.go('home/locations');
    await rest();
    held[0]?.();
    await rest();
    expect(screenOf(portal)).toBe('locations');
  });

  it('reports its end, and whether it was the first', async () => {
    const ended: string[] = [];
    const portal = await start({ ended: ({ route }) => void ended.push(route.screen) });
    expect(portal.state().shown?.first).toBe(true);
    portal.go('home/faq');
    await rest();
    expect(portal.state().shown?.first).toBe(false);
    expect(ended).toEqual(['login', 'faq']);
  });

  it('follows links and Back', async () => {
    const portal = await start();
    portal.visit('home/faq');
    await rest();
    expect(screenOf(portal)).toBe('faq');
    portal.back();
    await rest();
    expect(screenOf(portal)).toBe('login');
  });

  it('that is refused leaves no entry in the history', async () => {
    const portal = await start({
      refused: async ({ route }) =>
        route.area === 'myaccount' ? { path: 'home/login' } : undefined,
    });
    portal.visit('myaccount/dashboard');
    await rest();
    expect(portal.entries).toEqual(['home/login', 'home/login']);
    expect(screenOf(portal)).toBe('login');
  });

  it('that leaves the portal shows nothing more', async () => {
    const load = vi.fn<() => Promise<RouteModule>>();
    const routes = withRoute('home/register', { load: chunk(load) });
    const portal = await start({
      routes,
      refused: async ({ route }) => (route.screen === 'register' ? 'away' : undefined),
    });
    portal.go('home/register');
    await rest();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a screen that cannot be shown', () => {
  const failing = withRoute('myaccount/dashboard', {
    load: chunk(() => Promise.reject(new Error('offline'))),
  });

  it('[ACC-078, LON-060] shows the error view, and a retry can succeed', async () => {
    let fails = true;
    const routes = withRoute('myaccount/dashboard', {
      load: chunk(async () => {
        if (fails) throw new Error('offline');
        return nothing;
      }),
    });
    const portal = await start({ routes });
    portal.go('myaccount/dashboard');
    await rest();
    expect(portal.state()).toMatchObject({ shown: undefined, viewError: { of: 'page' } });
    fails = false;
    portal.flow.send({ type: 'retry' });
    await rest();
    expect(portal.state().viewError).toBeUndefined();
    expect(screenOf(portal)).toBe('dashboard');
  });

  it('[ACC-074, LON-056] has its error cleared when the next navigation starts', async () => {
    const portal = await start({ routes: failing });
    portal.go('myaccount/dashboard');
    await rest();
    expect(portal.state().viewError).toBeDefined();
    portal.go('home/login');
    expect(portal.state().viewError).toBeUndefined();
  });

  it('is handled like one that throws while rendering', async () => {
    const portal = await start();
    portal.flow.send({ type: 'broke' });
    expect(portal.state()).toMatchObject({ shown: undefined, viewError: { of: 'page' } });
  });

  it('and sends the borrower to another screen shows its error there once', async () => {
    const left = { of: 'account', code: 'Dispute' } as const;
    const portal = await start({
      started: ({ route }) => (route.screen === 'dashboard' ? left : undefined),
    });
    portal.go('myaccount/dashboard');
    await rest();
    expect(portal.state().viewError).toEqual(left);
    portal.go('home/faq');
    expect(portal.state().viewError).toBeUndefined();
  });
});

describe('unsaved changes', () => {
  async function withChanges() {
    const portal = await start({ at: 'myaccount/payment' });
    portal.ports.unsaved.value = true;
    return portal;
  }

  it('[PAY-589] open the question before the route changes', async () => {
    const portal = await withChanges();
    portal.go('myaccount/dashboard');
    await rest();
    expect(portal.state().asking).toBe('myaccount/dashboard');
    expect(portal.history.path()).toBe('myaccount/payment');
    expect(screenOf(portal)).toBe('payment');
  });

  it.each(['visit', 'back'] as const)('open it also for the visitor’s own %s', async (move) => {
    const portal = await start();
    portal.go('myaccount/payment');
    await rest();
    portal.ports.unsaved.value = true;
    portal[move]('home/login');
    expect(portal.state().asking).toBe('home/login');
    expect(portal.history.path()).toBe('myaccount/payment');
  });

  it('[ACC-061, LON-509, PAY-590] No keeps the route and the screen unchanged', async () => {
    const portal = await withChanges();
    const before = portal.state().shown;
    portal.go('myaccount/dashboard');
    portal.flow.send({ type: 'answer', leave: false });
    await rest();
    expect(portal.state().shown).toBe(before);
    expect(portal.history.path()).toBe('myaccount/payment');
    expect(portal.ports.unsaved.value).toBe(true);
  });

  it('[ACC-062, LON-510, PAY-591] Yes clears the flag and navigates', async () => {
    const portal = await withChanges();
    portal.go('myaccount/dashboard');
    portal.flow.send({ type: 'answer', leave: true });
    await rest();
    expect(portal.ports.unsaved.value).toBe(false);
    expect(screenOf(portal)).toBe('dashboard');
    expect(portal.history.path()).toBe('myaccount/dashboard');
  });

  it('[ACC-077, LON-059] are cleared when a navigation ends', async () => {
    const portal = await start();
    portal.go('home/faq');
    portal.ports.unsaved.value = true;
    await rest();
    expect(portal.ports.unsaved.value).toBe(false);
  });
});

it('ignores the history once it is disposed', async () => {
  const portal = await start();
  portal.flow.dispose();
  portal.visit('home/faq');
  await rest();
  expect(screenOf(portal)).toBe('login');
});
