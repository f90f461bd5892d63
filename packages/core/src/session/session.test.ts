import { readFileSync } from 'node:fs';
import { accountList, logout, profile } from '@portico/contract';
import { localDate } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import { createPageStore } from '../page/page-store';
import { accountsOf } from '../accounts/accounts';
import { hasEmailAddress, isPersonalUser } from './session-facts';
import {
  createTestBrowser,
  createTestClock,
  createTestCore,
  createTestStorage,
  loadMonitor,
  settle,
  testSession,
} from '../testing';

const { id: _, api: __, ...newSession } = testSession;

describe('a session', () => {
  it('[ACC-099, LON-055] holds the server’s data of the user', () => {
    const { core } = createTestCore();
    core.startSession({ ...newSession, lastLoggedIn: localDate('2025-03-01') });
    expect(core.session.value).toEqual({
      id: 'id-1',
      api: 'http://lender.test',
      username: 'maria',
      personalName: 'Maria Alvarez',
      lastLoggedInIP: '192.0.2.10',
      lastLoggedIn: '2025-03-01',
      servicingBranch: '1',
      userToken: 'token-1',
      emailAddress: 'maria@example.com',
      companyNumber: 0,
      agreed: [],
    });
  });

  it.each([
    ['[ACC-100] an e-mail address', 'maria@example.com', true],
    ['[ACC-100] none', '', false],
  ])('has an e-mail address or not: %s', (_title, emailAddress, expected) => {
    expect(hasEmailAddress({ emailAddress })).toBe(expected);
  });

  it.each([
    ['[ACC-101, PAY-588]', 0, true],
    ['[ACC-101, PAY-588]', 1, false],
    ['[ACC-101, PAY-588]', -1, false],
    ['[ACC-101, PAY-588]', 4711, false],
  ])('%s company number %i is a personal user: %s', (_title, companyNumber, expected) => {
    expect(isPersonalUser({ companyNumber })).toBe(expected);
  });

  it('is stored with the fields that SECURITY.md lists, and no other of the sign-in’s answer', () => {
    const security = readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8');
    const [, table = ''] = /\n\| field .*\n\|.*\n((?:\|.*\n)+)/.exec(security) ?? [];
    const { core, sessionStorage } = createTestCore();
    core.startSession({ ...newSession, lastLoggedIn: localDate('2025-03-01') });
    core.updateSession({ lastPayment: 'a confirmation' });
    const stored: unknown = JSON.parse(sessionStorage.get('portico.session') ?? '');
    expect(Object.keys(Object(stored)).sort()).toEqual(
      [...table.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field).sort(),
    );
  });

  it('survives the change of page in this tab, and in no other storage', () => {
    const sessionStorage = createTestStorage();
    const before = createTestCore({ sessionStorage });
    before.core.startSession(newSession);
    const after = createTestCore({ sessionStorage });
    expect(after.core.session.value).toEqual(before.core.session.value);
    expect(before.localStorage.entries.size).toBe(0);
  });

  it.each([
    ['not JSON', 'oops'],
    ['not a session', '{"id":"1"}'],
    ['nothing', ''],
  ])('does not exist when the storage holds %s', (_title, kept) => {
    const sessionStorage = createTestStorage();
    sessionStorage.set('portico.session', kept);
    expect(createTestCore({ sessionStorage }).core.session.value).toBeUndefined();
  });

  it('can be changed in part', () => {
    const { core } = createTestCore({ session: true });
    core.updateSession({ emailAddress: 'new@example.com' });
    expect(core.session.value).toEqual({ ...testSession, emailAddress: 'new@example.com' });
    core.endSession('loggedOut');
    core.updateSession({ emailAddress: 'ghost@example.com' });
    expect(core.session.value).toBeUndefined();
  });
});

describe('[POR-134] the session of one API', () => {
  const configuration = { api: 'https://api.test' };
  /** The pages of a tab, the first of which is of `api.test` and signed in. */
  async function signedIn() {
    const sessionStorage = createTestStorage();
    const first = createTestCore({ sessionStorage, configuration, session: true });
    return {
      first,
      next: (api: string) => createTestCore({ sessionStorage, configuration: { api } }),
    };
  }

  it.each(['https://other.test', 'https://api.test/v2', 'https://api.test:8443', '/api'])(
    'does not exist on the tab’s page of %s, which sends no token',
    async (api) => {
      const { next } = await signedIn();
      const { core, server } = next(api);
      server.answerRaw(accountList, { HasNoErrors: true });
      expect(core.session.value).toBeUndefined();
      await core.loadSetup();
      expect(await core.client.send(accountList, undefined)).toMatchObject({ ok: false });
      await core.client.send(profile, undefined);
      core.updateSession({ username: 'other' });
      await core.logOut();
      expect(JSON.stringify(server.requests)).not.toContain('token-1');
    },
  );

  it.each(['https://api.test/', 'HTTPS://API.TEST', 'https://api.test:443'])(
    'exists on the tab’s next page whatever was opened between, written as %s',
    async (api) => {
      const { first, next } = await signedIn();
      next('https://other.test').core.endSession('expired');
      expect(next(api).core.session.value).toEqual(first.core.session.value);
    },
  );

  it('is left and found again where the page changes its API, in both copies of core', () => {
    const page = createPageStore();
    const copies = [1, 2].map(() => createTestCore({ page, configuration, session: true }));
    const users = () => copies.map(({ core }) => core.session.value?.username);
    expect(users()).toEqual(['maria', 'maria']);
    page.set({ configuration: { api: 'https://other.test' } });
    expect(users()).toEqual([undefined, undefined]);
    page.set({ configuration });
    expect(users()).toEqual(['maria', 'maria']);
  });

  it('is read from the storage once the page names the API, after core was created', () => {
    const page = createPageStore();
    const sessionStorage = createTestStorage();
    createTestCore({ sessionStorage, configuration, session: true });
    const { core } = createTestCore({ page, sessionStorage });
    expect(core.session.value).toBeUndefined();
    page.set({ configuration });
    expect(core.session.value?.username).toBe('maria');
  });

  it('of an earlier version, which named no API, is none', async () => {
    const sessionStorage = createTestStorage();
    const { api: _api, ...earlier } = testSession;
    sessionStorage.set('portico.session', JSON.stringify(earlier));
    const { core, server } = createTestCore({ sessionStorage });
    expect(core.session.value).toBeUndefined();
    await core.loadSetup();
    expect(JSON.stringify(server.requests)).not.toContain('token-1');
  });
});

it('keeps what a later page of the tab has changed, on a page restored from the back-forward cache', () => {
  const sessionStorage = createTestStorage();
  const restored = createTestCore({ session: true, sessionStorage });
  restored.core.updateSession({ personalName: 'Maria A.' });
  const later = createTestCore({ sessionStorage });
  later.core.updateSession({ emailAddress: 'new@example.com' });
  restored.core.updateSession({ lastPayment: 'a confirmation' });
  expect(restored.core.session.value).toEqual({
    ...testSession,
    ...{ personalName: 'Maria A.', emailAddress: 'new@example.com', lastPayment: 'a confirmation' },
  });
});

describe('the end of a session', () => {
  it.each(['loggedOut', 'expired', 'unauthorized'] as const)(
    '[ACC-129] by %s leaves no token in memory or storage',
    (reason) => {
      const test = createTestCore({ session: true });
      test.core.endSession(reason);
      expect(test.core.session.value).toBeUndefined();
      const left = [...test.sessionStorage.entries, ...test.localStorage.entries];
      expect(JSON.stringify([left, test.page.get()])).not.toContain('token-1');
    },
  );

  it('notifies the page once, without personal data', () => {
    const { core, events } = createTestCore({ session: true });
    const heard = vi.fn();
    events.addEventListener('portico-signed-out', (event) => heard(Reflect.get(event, 'detail')));
    core.endSession('expired');
    core.endSession('expired');
    expect(heard.mock.calls).toEqual([[{ reason: 'expired' }]]);
  });

  it.each([
    ['expired', { kind: 'signedOut', reason: 'expired' }],
    ['unauthorized', { kind: 'signedOut', reason: 'unauthorized' }],
    ['loggedOut', { kind: 'signedOut', reason: 'loggedOut' }],
  ] as const)('by %s goes to the login screen, which receives the reason', (reason, data) => {
    const { core, assigned } = createTestCore({
      session: true,
      configuration: { pages: { login: '/sign-in' } },
    });
    core.endSession(reason);
    expect(assigned).toEqual(['/sign-in']);
    expect(core.takeScreenData('login')).toEqual(data);
  });

  it('clears the unsaved state: the next user gets no leave warning', () => {
    const { core } = createTestCore({ session: true });
    core.unsaved.value = true;
    core.endSession('expired');
    expect(core.unsaved.value).toBe(false);
  });

  it('ends it in the other tabs, for the same reason', async () => {
    const browser = createTestBrowser();
    const here = createTestCore({ session: true, browser });
    const there = createTestCore({ session: true, browser });
    const stranger = createTestCore({ session: { id: 'another' }, browser });
    await loadMonitor(there);
    here.core.endSession('expired');
    expect(there.core.session.value).toBeUndefined();
    expect(there.core.takeScreenData('login')).toEqual({ kind: 'signedOut', reason: 'expired' });
    expect(stranger.core.session.value).toBeDefined();
    expect(JSON.stringify(browser.posted)).not.toContain('token-1');
  });

  it('ends it in the other tabs also before the code that monitors it is loaded', async () => {
    const browser = createTestBrowser();
    const there = createTestCore({ session: true, browser });
    await loadMonitor(there);
    createTestCore({ session: true, browser }).core.endSession('loggedOut');
    expect(there.core.session.value).toBeUndefined();
  });
});

describe('logging out', () => {
  it('[ACC-126, PAY-587] sends the token to POST /api/Login/Logout, reads no answer, and goes to the login screen', async () => {
    const { core, server, assigned } = createTestCore({
      session: true,
      configuration: { pages: { login: '/sign-in' } },
    });
    server.answerRaw(logout, 'whatever');
    await core.logOut();
    expect(server.requestsTo(logout)).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: '/api/Login/Logout',
        body: { UserToken: 'token-1' },
      }),
    ]);
    expect(core.session.value).toBeUndefined();
    expect(assigned).toEqual(['/sign-in']);
  });

  it.each([
    ['refuses', 500],
    ['does not know the session', 401],
  ])('[ACC-127] clears the session also when the server %s', async (_title, status) => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(logout, '', status);
    await core.logOut();
    expect(core.session.value).toBeUndefined();
  });

  it('[ACC-127] clears the session also when the connection breaks', async () => {
    const { core, server } = createTestCore({ session: true });
    server.drop(logout);
    await core.logOut();
    expect(core.session.value).toBeUndefined();
  });

  it('leaves the page once the code that sends the request is loaded', async () => {
    const { core, server, assigned } = createTestCore({
      session: true,
      configuration: { pages: { login: '/sign-in' } },
    });
    const ended = core.logOut();
    expect(assigned).toEqual([]);
    await ended;
    expect(assigned).toEqual(['/sign-in']);
    expect(server.requestsTo(logout)).toHaveLength(1);
  });

  it('does not keep the borrower waiting for the server', async () => {
    const { core, server } = createTestCore({ session: true });
    server.hold(logout);
    void core.logOut();
    await settle();
    expect(core.session.value).toBeUndefined();
  });

  it('[ACC-128] in the mobile app clears the session without a call', async () => {
    const { core, server } = createTestCore({ session: true, userAgent: 'X gacmobile/2' });
    await core.logOut();
    expect(core.session.value).toBeUndefined();
    expect(server.requests).toEqual([]);
  });
});

describe('a countdown that ends the session', () => {
  it.each([
    ['on a page', 'Test/1.0'],
    ['in the mobile app', 'X gacmobile/2'],
  ])('[POR-011, ACC-117] revokes its token at the server, %s', async (_where, userAgent) => {
    const { core, clock, server } = createTestCore({ session: true, userAgent });
    await loadMonitor({ clock });
    clock.advance(299_000);
    expect(core.session.value).toBeUndefined();
    await settle();
    expect(server.requestsTo(logout).map(({ body }) => body)).toEqual([{ UserToken: 'token-1' }]);
  });

  it('[POR-011] does so once for all tabs', async () => {
    const shared = { browser: createTestBrowser(), clock: createTestClock() };
    const one = createTestCore({ session: true, ...shared });
    const other = createTestCore({ session: true, ...shared });
    await loadMonitor(shared);
    shared.clock.advance(299_000);
    await settle();
    const sent = [one, other].flatMap(({ server }) => server.requestsTo(logout));
    expect(sent).toHaveLength(1);
  });
});

describe('the account list of a session', () => {
  const accounts = { HasNoErrors: true, Accounts: [] };

  it('[LON-090] is requested once until it is refreshed', async () => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(accountList, accounts);
    await Promise.all([accountsOf(core).load(), accountsOf(core).load()]);
    await accountsOf(core).load();
    expect(server.requestsTo(accountList)).toHaveLength(1);
    await accountsOf(core).refresh();
    expect(server.requestsTo(accountList)).toHaveLength(2);
    expect(accountsOf(core).state.value.status).toBe('ready');
  });

  it('[LON-091] is never another user’s: it is cleared with the session, also while being requested', async () => {
    const { core, server } = createTestCore({ session: true });
    const held = server.hold(accountList);
    void accountsOf(core).load();
    await settle();
    core.endSession('loggedOut');
    core.startSession({ ...newSession, username: 'john', userToken: 'token-2' });
    held.release({ HasNoErrors: true, Accounts: [{ Number: 'of Maria' }] });
    await settle();
    expect(accountsOf(core).state.value).toEqual({ status: 'idle' });
    server.answerRaw(accountList, accounts);
    await accountsOf(core).load();
    expect(server.requestsTo(accountList).map(({ headers }) => headers['usertoken'])).toEqual([
      'token-1',
      'token-2',
    ]);
  });

  it('that failed is requested again by the next caller', async () => {
    const { core, server } = createTestCore({ session: true });
    server.refuse(accountList, 'Error');
    await accountsOf(core).load();
    expect(accountsOf(core).state.value.status).toBe('failed');
    server.answerRaw(accountList, accounts);
    await accountsOf(core).load();
    expect(accountsOf(core).state.value.status).toBe('ready');
  });

  it('keeps the last value available during a refresh', async () => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(accountList, accounts);
    await accountsOf(core).load();
    void accountsOf(core).refresh();
    expect(accountsOf(core).state.value).toMatchObject({
      status: 'loading',
      value: { accounts: [] },
    });
  });
});

it('[ACC-130, PAY-586] any answer Unauthorized logs out and opens the sign-in screen with its reason', async () => {
  const { core, server, assigned } = createTestCore({
    session: true,
    configuration: { pages: { login: '/sign-in' } },
  });
  server.refuse(profile, 'Unauthorized');
  await core.client.send(profile, undefined);
  expect(core.session.value).toBeUndefined();
  expect(assigned).toEqual(['/sign-in']);
  expect(core.takeScreenData('login')).toEqual({ kind: 'signedOut', reason: 'unauthorized' });
});
