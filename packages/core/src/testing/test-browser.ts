import type { ChannelPort } from '../page/environment';

/** The tabs of one browser: a message from one reaches all others immediately. */
export type TestBrowser = {
  readonly openChannel: () => ChannelPort;
  /** Everything posted so far. */
  readonly posted: readonly unknown[];
};

export function createTestBrowser(): TestBrowser {
  const tabs = new Set<Set<(event: { readonly data: unknown }) => void>>();
  const posted: unknown[] = [];
  return {
    posted,
    openChannel: () => {
      const listeners = new Set<(event: { readonly data: unknown }) => void>();
      tabs.add(listeners);
      return {
        postMessage: (data) => {
          posted.push(data);
          for (const tab of tabs) {
            if (tab !== listeners) for (const listener of [...tab]) listener({ data });
          }
        },
        addEventListener: (_type, listener) => void listeners.add(listener),
        close: () => tabs.delete(listeners),
      };
    },
  };
}
