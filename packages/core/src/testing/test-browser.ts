import type { ChannelPort } from '../page/environment';

/** The tabs of one browser: a message from one reaches all others immediately. */
export type TestBrowser = {
  readonly openChannel: () => ChannelPort;
  /** Everything posted so far. */
  readonly posted: readonly unknown[];
};

export function createTestBrowser(): TestBrowser {
  const tabs = new Set<Set<(message: unknown) => void>>();
  const posted: unknown[] = [];
  return {
    posted,
    openChannel: () => {
      const listeners = new Set<(message: unknown) => void>();
      tabs.add(listeners);
      return {
        post: (message) => {
          posted.push(message);
          for (const tab of tabs) {
            if (tab !== listeners) for (const listener of [...tab]) listener(message);
          }
        },
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        close: () => tabs.delete(listeners),
      };
    },
  };
}
