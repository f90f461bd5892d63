import type { ChannelPort } from '@portico/contract/tab-session';

/** The tabs of one browser: a message from one reaches all others immediately. */
export type TestBrowser = {
  readonly openChannel: (name: string) => ChannelPort;
  /** Everything posted so far. */
  readonly posted: readonly unknown[];
  readonly offerSession: (api: string) => () => void;
  /** Whether a tab offers its session. */
  readonly offered: (api: string) => boolean;
};

type Listeners = Set<(event: { readonly data: unknown }) => void>;

export function createTestBrowser(): TestBrowser {
  const channels = new Map<string, Set<Listeners>>();
  const posted: unknown[] = [];
  const offers = new Set<{ readonly api: string }>();
  return {
    posted,
    openChannel: (name) => {
      const opened = channels.get(name) ?? new Set();
      channels.set(name, opened);
      const listeners: Listeners = new Set();
      opened.add(listeners);
      return {
        postMessage: (data) => {
          posted.push(data);
          for (const other of [...opened]) {
            if (other !== listeners) for (const listener of [...other]) listener({ data });
          }
        },
        addEventListener: (_type, listener) => void listeners.add(listener),
        close: () => opened.delete(listeners),
      };
    },
    offerSession: (api) => {
      const offer = { api };
      offers.add(offer);
      return () => offers.delete(offer);
    },
    offered: (api) => [...offers].some((offer) => offer.api === api),
  };
}
