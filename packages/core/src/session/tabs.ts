import type { Environment } from '../page/environment';
import type { SignOutReason } from './sign-out-reason';

/** Messages between the tabs of one session. They contain no secrets. */
export type TabMessage =
  /** Input in another tab, or its Resume button. */
  | { readonly type: 'active' | 'resume' }
  /** Another tab has ended the session. */
  | { readonly type: 'ended'; readonly reason: SignOutReason };

/** A received message, with the id of its session; messages of other sessions are ignored. */
type ReceivedMessage = {
  readonly type?: unknown;
  readonly reason?: unknown;
  readonly session?: unknown;
};

/** The other tabs of a session. */
export type Tabs = {
  readonly send: (message: TabMessage) => void;
  readonly dispose: () => void;
};

/** Connects to the other tabs of the session with this id; `received` is called with their messages. */
export function joinTabs(
  environment: Environment,
  session: string,
  received: (message: TabMessage) => void,
): Tabs {
  const channel = environment.openChannel();
  channel?.addEventListener('message', ({ data }) => {
    const message = readMessage(data, session);
    if (message) received(message);
  });
  return {
    send: (message) => channel?.postMessage({ ...message, session }),
    dispose: () => channel?.close(),
  };
}

/** Without the schema library, because the idle timeout is loaded with the session. */
function readMessage(data: unknown, session: string): TabMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, reason, session: about }: ReceivedMessage = data;
  if (about !== session) return undefined;
  switch (type) {
    case 'active':
    case 'resume':
      return { type };
    case 'ended':
      return {
        type,
        reason: reason === 'expired' || reason === 'unauthorized' ? reason : 'loggedOut',
      };
    default:
      return undefined;
  }
}
