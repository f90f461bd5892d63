// Imports what the core loads on demand, so that tests need not wait for a file.
import '../setup/request-setup';
import '../http/contract-client';
import '../setup/read-institution';
import '../navigation/leave-warning';
import '../session/session-monitor';
import '../reports/reporter';
import '../texts/read-lender-sentences';
import { applicationOptions, clientError, logout, profile } from '@portico/contract';
import {
  readConfiguration,
  type Configuration,
  type ConfigureOptions,
} from '../page/configuration';
import type { Core } from '../core';
import { createCore } from '../create-core';
import { sessionKey, type HttpAnswer } from '@portico/contract/page-protocol';
import { askTabs } from '@portico/contract/tab-session';
import type { Environment } from '../page/environment';
import { createPageStore, type PageStore } from '../page/page-store';
import type { Session } from '../session/session';
import { createTestBrowser, type TestBrowser } from './test-browser';
import { createTestClock, type TestClock } from './test-clock';
import { createTestServer, type TestServer } from './test-server';
import { createTestStorage, type TestStorage } from './test-storage';

/** An entry of the browser's history. */
export type HistoryEntry = { href: string; state: unknown };

/** Options of a test core; each has a default. */
export type TestOptions = {
  /** Settings of the bucket `shared`, by `group.key`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Other buckets of the setup. */
  readonly buckets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly institutionOptions?: Readonly<Record<string, unknown>>;
  readonly configuration?: Omit<Partial<Configuration>, 'pages'> & Pick<ConfigureOptions, 'pages'>;
  /** `true` signs a borrower in; an object changes that borrower. */
  readonly session?: true | Partial<Session> | undefined;
  readonly userAgent?: string;
  readonly online?: () => boolean;
  /** Address and state of the document; the core changes it, and a second core on it is a reload. */
  readonly entry?: HistoryEntry;
  /** Replaces parts of `location`, for example with the window's own. */
  readonly location?: Partial<Environment['location']>;
  /** The address of the page that led to the document. */
  readonly referrer?: string;
  /** The language that the page declares; none by default. */
  readonly pageLanguage?: Environment['pageLanguage'];
  /** Answers to requests that were sent before the core, by path. */
  readonly early?: Readonly<Record<string, Promise<HttpAnswer>>>;
  /** To share a page (two copies), a browser (two tabs), a clock or a server among cores. */
  readonly page?: PageStore;
  readonly browser?: TestBrowser;
  readonly clock?: TestClock;
  readonly server?: TestServer;
  readonly sessionStorage?: TestStorage;
  readonly localStorage?: TestStorage;
};

/** A real core in an environment that the test controls. */
export type TestCore = {
  readonly core: Core;
  readonly clock: TestClock;
  readonly server: TestServer;
  readonly browser: TestBrowser;
  readonly page: PageStore;
  readonly sessionStorage: TestStorage;
  readonly localStorage: TestStorage;
  /** The window: receives input, and events of the suite that no element sent. */
  readonly events: EventTarget;
  /** Addresses the document was sent to. */
  readonly assigned: readonly string[];
  /** Messages that were only logged. */
  readonly logged: readonly string[];
};

const pageOrigin = 'http://lender.test';

/** The borrower of `session: true`, of the API that a test page has without a configured one. */
export const testSession: Session = {
  id: 'session-1',
  api: pageOrigin,
  userToken: 'token-1',
  username: 'maria',
  personalName: 'Maria Alvarez',
  lastLoggedIn: undefined,
  lastLoggedInIP: '192.0.2.10',
  servicingBranch: '1',
  emailAddress: 'maria@example.com',
  companyNumber: 0,
  agreed: [],
};

/** A core for tests; its setup is loaded by `core.loadSetup()`, as a widget does. */
export function createTestCore(options: TestOptions = {}): TestCore {
  const clock = options.clock ?? createTestClock();
  const server = options.server ?? preparedServer(options);
  const browser = options.browser ?? createTestBrowser();
  const page = options.page ?? createPageStore();
  const sessionStorage = options.sessionStorage ?? createTestStorage();
  const localStorage = options.localStorage ?? createTestStorage();
  const events = new EventTarget();
  const assigned: string[] = [];
  const logged: string[] = [];
  const early = new Map(Object.entries(options.early ?? {}));
  const entry: HistoryEntry = options.entry ?? { href: `${pageOrigin}/`, state: null };
  let ids = 0;
  const { configuration, session } = options;
  if (configuration) page.set({ configuration });
  const environment: Environment = {
    // Requests to the page's own site are recorded by path only.
    fetch: (url, init) => server.fetch(url.replace(pageOrigin, ''), init),
    early: (url) => {
      const path = url.replace(pageOrigin, '');
      const answer = early.get(path);
      early.delete(path);
      return answer;
    },
    now: clock.now,
    delay: clock.delay,
    whenIdle: (run) => {
      run();
      return () => undefined;
    },
    online: options.online ?? (() => true),
    userAgent: options.userAgent ?? 'Test/1.0',
    randomId: () => `id-${++ids}`,
    sessionStorage,
    localStorage,
    openChannel: browser.openChannel,
    sessionOfTabs: async (api) =>
      browser.offered(api)
        ? askTabs(api, { ...browser, delay: clock.delay, randomId: () => 'request' })
        : undefined,
    offerSession: browser.offerSession,
    page,
    location: {
      href: () => entry.href,
      referrer: () => options.referrer ?? '',
      assign: (url) => void assigned.push(url),
      reload: () => void assigned.push(entry.href),
      state: () => entry.state,
      replace: (href, state) => void Object.assign(entry, { href, state }),
      ...options.location,
    },
    pageLanguage: options.pageLanguage ?? { get: () => '', subscribe: () => () => undefined },
    addressSuffix: () => '',
    events,
    log: (message) => void logged.push(message),
    advise: (message) => void logged.push(message),
  };
  if (session) {
    const { api } = readConfiguration(
      page.get().configuration,
      new URL(environment.location.href()),
    ).configuration;
    const borrower = { ...testSession, api, ...(session !== true && session) };
    sessionStorage.set(sessionKey, JSON.stringify(borrower));
  }
  const core = createCore(environment);
  return {
    core,
    clock,
    server,
    browser,
    page,
    sessionStorage,
    localStorage,
    events,
    assigned,
    logged,
  };
}

/** Like `createTestCore`, with the setup loaded. */
export async function startTestCore(options: TestOptions = {}): Promise<TestCore> {
  const test = createTestCore(options);
  await test.core.loadSetup();
  return test;
}

/** A server that answers the calls of every page. */
function preparedServer({ settings = {}, buckets, institutionOptions = {} }: TestOptions) {
  const server = createTestServer();
  server.answerRaw(applicationOptions, {
    gassySettings: { shared: settings, ...buckets },
    institutionOptions,
  });
  for (const call of [clientError, logout, profile]) server.answerRaw(call, { HasNoErrors: true });
  return server;
}
