import { tabsName, type SessionRequest } from '@portico/contract/tab-session';
import type { Environment } from '../page/environment';
import type { SignOutReason } from './sign-out-reason';

/** Messages between the site's tabs with this API, about a session by its id. They have no secrets. */
export type TabMessage =
  /** Input in another tab, or its Resume button. */
  | { readonly type: 'active' | 'resume'; readonly session: string }
  /** The borrower has signed in in another tab. */
  | { readonly type: 'began'; readonly session: string }
  /** Another tab has ended the session. */
  | { readonly type: 'ended'; readonly session: string; readonly reason: SignOutReason }
  | SessionRequest;

type ReceivedMessage = Readonly<
  Partial<Record<'type' | 'session' | 'reason' | 'request', unknown>>
>;

/** The site's other tabs with this API. */
export type Tabs = {
  readonly send: (message: TabMessage) => void;
  readonly dispose: () => void;
};

/** Connects to the site's other tabs with this API; `received` is called with their messages. */
export function joinTabs(
  { openChannel }: Pick<Environment, 'openChannel'>,
  api: string,
  received: (message: TabMessage) => void,
): Tabs {
  const channel = openChannel(tabsName(api));
  channel?.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message) received(message);
  });
  return {
    send: (message) => channel?.postMessage(message),
    dispose: () => channel?.close(),
  };
}

/** Without the schema library, because every page needs it at once. */
function readMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, session, reason, request }: ReceivedMessage = data;
  if (type === 'ask') return typeof request === 'string' ? { type, request } : undefined;
  if (typeof session !== 'string') return undefined;
  switch (type) {
    case 'active':
    case 'resume':
    case 'began':
      return { type, session };
    case 'ended':
      return {
        ...{ type, session },
        reason: reason === 'expired' || reason === 'unauthorized' ? reason : 'loggedOut',
      };
    default:
      return undefined;
  }
}
