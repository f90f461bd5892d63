import { addressSuffix } from '@portico/contract/load-again';
import {
  configurationName,
  earlyRequestsName,
  isForDeveloper,
  rootOfPage,
  type EarlyRequests,
  type HttpAnswer,
  type PageConfiguration,
} from '@portico/contract/page-protocol';
import { sessionOfTabs, tabsName } from '@portico/contract/tab-session';
import { safeAddress } from '@portico/rules';
import type { Environment, StoragePort } from './environment';
import { isCached } from './is-cached';
import { pageStore } from './page-store';

/**
 * The environment of the page. Without a page (prerendering) it has no storage, channel or events.
 */
export function browserEnvironment(): Environment {
  const page = typeof window === 'undefined' ? undefined : window;
  return {
    fetch: (url, init) => fetch(url, init),
    early: takeEarly,
    now: () => Date.now(),
    delay: (run, delay) => {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
    whenIdle,
    online: () => page?.navigator.onLine !== false,
    userAgent: page?.navigator.userAgent ?? '',
    randomId: () => crypto.getRandomValues(new Uint32Array(3)).join('-'),
    sessionStorage: page && storagePort(() => page.sessionStorage),
    localStorage: page && storagePort(() => page.localStorage),
    openChannel: (name) => {
      try {
        return page && 'BroadcastChannel' in page ? new BroadcastChannel(name) : undefined;
      } catch {
        // Firefox forbids it where it forbids storages.
        return undefined;
      }
    },
    sessionOfTabs: page ? sessionOfTabs : () => Promise.resolve(undefined),
    offerSession: (api) => holdLock(page, tabsName(api)),
    page: pageStore(),
    location: {
      href: () => page?.location.href ?? '',
      referrer: () => page?.document.referrer ?? '',
      assign: (url) => {
        const safe = safeAddress(url, 'page');
        if (safe !== undefined) page?.location.assign(safe);
      },
      reload: () => page?.location.reload(),
      state: (): unknown => {
        const state: unknown = page?.history.state;
        return state;
      },
      replace: (url, state) => page?.history.replaceState(state, '', url),
    },
    pageLanguage: {
      get: () => (page ? rootOfPage().lang : ''),
      subscribe: (listener) => {
        const observer = page && new MutationObserver(listener);
        observer?.observe(rootOfPage(), { attributeFilter: ['lang'] });
        return () => observer?.disconnect();
      },
    },
    addressSuffix: (failures) => (page ? addressSuffix(failures) : ''),
    events: page,
    log,
    advise: (message) => {
      if (process.env.NODE_ENV === 'development' || (page && isForDeveloper(givenToLoader())))
        log(message);
    },
  };
}

/** Milliseconds to wait for an idle browser; Safari does not tell, and gets some rest instead. */
const idleLimit = 3_000;
const restTime = 300;

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, restTime);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, { timeout: idleLimit });
  return () => cancelIdleCallback(waiting);
}

const log = (message: string) => console.warn(message);

/** What the loader has published; nothing without one. */
function givenToLoader(): PageConfiguration {
  const shared: Record<symbol, PageConfiguration | undefined> = globalThis;
  return shared[Symbol.for(configurationName)] ?? {};
}

/**
 * Holds a shared lock until the returned function is called; meanwhile not while the page is in the
 * back-forward cache, from which a lock would keep it.
 */
function holdLock(page: Window | undefined, name: string): () => void {
  let release = () => {};
  const hold = () => {
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Without Web Locks (a page without HTTPS) tabs share no session.
    if (page && 'locks' in page.navigator)
      void page.navigator.locks.request(name, { mode: 'shared' }, () => until).catch(() => {});
  };
  const onPageHide = () => release();
  const onPageShow = (event: Event) => {
    if (isCached(event)) hold();
  };
  page?.addEventListener('pagehide', onPageHide);
  page?.addEventListener('pageshow', onPageShow);
  hold();
  return () => {
    page?.removeEventListener('pagehide', onPageHide);
    page?.removeEventListener('pageshow', onPageShow);
    release();
  };
}

/** Returns an early answer only once, because a repeated request needs a new one. */
function takeEarly(url: string, token: string): Promise<HttpAnswer> | undefined {
  const shared: Record<symbol, EarlyRequests | undefined> = globalThis;
  const requests = shared[Symbol.for(earlyRequestsName)] ?? {};
  const [ofToken, answer] = requests[url] ?? [];
  if (ofToken !== token) return undefined;
  requests[url] = [token];
  return answer;
}

/**
 * A storage whose errors (forbidden, full) are ignored: reads return undefined, writes do nothing.
 */
function storagePort(open: () => Storage): StoragePort {
  const attempt = <T>(use: (storage: Storage) => T) => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}
