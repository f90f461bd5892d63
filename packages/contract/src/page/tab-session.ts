import { toJson } from '@portico/rules';
import { sessionKey, storedSession } from './page-protocol';

/** A channel between the pages of one site. */
export type ChannelPort = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  /** No message is received after it. */
  close(): void;
};

/**
 * The name of the channel between the pages of an API, and of the lock that a page holds while it
 * has a session to give.
 */
export function tabsName(api: string): string {
  return `portico ${api}`;
}

/** The name of the channel on which one request is answered: no other page receives the session. */
export function answerName(api: string, request: string): string {
  return `${tabsName(api)} ${request}`;
}

/** What a page without a session sends to the others; they answer on the request's own channel. */
export type SessionRequest = { readonly type: 'ask'; readonly request: string };

/** Milliseconds in which a page with a session answers (D182). */
const answerTimeMs = 300;

/** What asking uses of the page. */
export type AskingPage = {
  readonly openChannel: (name: string) => ChannelPort | undefined;
  /** Runs `run` after `delay` milliseconds. */
  readonly delay: (run: () => void, delay: number) => void;
  readonly randomId: () => string;
};

/**
 * Asks the open tabs of this site with this API for their session.
 *
 * @returns the first answer, not validated; undefined if no tab gives one in time
 */
export async function askTabs(
  api: string,
  { openChannel, delay, randomId }: AskingPage,
): Promise<unknown> {
  const request = randomId();
  const [tabs, answers] = [tabsName(api), answerName(api, request)].map(openChannel);
  const session = await new Promise((resolve) => {
    answers?.addEventListener('message', ({ data }) => resolve(data));
    tabs?.postMessage({ type: 'ask', request } satisfies SessionRequest);
    delay(() => resolve(undefined), tabs ? answerTimeMs : 0);
  });
  tabs?.close();
  answers?.close();
  return session;
}

/** `globalThis[Symbol.for(…)]`: what the page has asked other tabs, by API. */
const askedName = 'portico.askedTabs';

/**
 * The session of the site's other open tabs, asked for once per page: by the loader, whose first
 * screens need to know, or by core. It is stored for them as if the tab's previous page had. A page
 * whose tab has one asks nobody, and where no tab offers one nothing is waited for: each that does
 * holds a lock, which costs about a millisecond to see. Without Web Locks (a page without HTTPS)
 * tabs share no session.
 *
 * @returns the session, not validated; undefined if there is none, or the tab has its own
 */
export function sessionOfTabs(api: string): Promise<unknown> {
  const shared: Record<symbol, Record<string, Promise<unknown>> | undefined> = globalThis;
  const asked = (shared[Symbol.for(askedName)] ??= {});
  return (asked[api] ??= takeOffered(api).catch(() => undefined));
}

async function takeOffered(api: string): Promise<unknown> {
  if (storedSession(api)) return undefined;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === tabsName(api))) return undefined;
  const session = await askTabs(api, {
    openChannel: (name) => new BroadcastChannel(name),
    delay: setTimeout,
    randomId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  });
  if (session !== undefined) store(session);
  return session;
}

function store(session: unknown): void {
  try {
    sessionStorage.setItem(sessionKey, toJson(session));
  } catch {
    // A forbidden storage: core has it until the page is left.
  }
}
