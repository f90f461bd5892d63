import {
  earlyRequestsName,
  rootOfPage,
  type EarlyRequests,
  type HttpAnswer,
} from '@portico/contract/page-protocol';
import { safeAddress } from '@portico/rules';
import type { Environment, StoragePort } from './environment';
import { pageStore } from './page-store';

/** The name of the BroadcastChannel that all tabs of the suite share. */
const channelName = 'portico';

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
    online: () => page?.navigator.onLine !== false,
    userAgent: page?.navigator.userAgent ?? '',
    randomId: () => crypto.getRandomValues(new Uint32Array(3)).join('-'),
    sessionStorage: page && storagePort(() => page.sessionStorage),
    localStorage: page && storagePort(() => page.localStorage),
    openChannel: () =>
      page && 'BroadcastChannel' in page ? new BroadcastChannel(channelName) : undefined,
    page: pageStore(),
    location: {
      href: () => page?.location.href ?? '',
      referrer: () => page?.document.referrer ?? '',
      assign: (url) => {
        const safe = safeAddress(url, 'page');
        if (safe !== undefined) page?.location.assign(safe);
      },
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
    events: page,
    log: (message) => console.warn(message),
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
