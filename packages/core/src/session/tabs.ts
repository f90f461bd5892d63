import type { Environment } from '../page/environment';
import type { SignOutReason } from '../page/events';

/** Messages between the tabs of one session. They contain no secrets. */
export type TabMessage =
  /** Input in another tab, or its Resume button. */
  | { readonly type: 'active' | 'resume' }
  /** Another tab has ended the session. */
  | { readonly type: 'ended'; readonly reason: SignOutReason };

/** A received message, with the id of its session; messages of other sessions are ignored. */
type Heard = { readonly type?: unknown; readonly reason?: unknown; readonly session?: unknown };

/** The other tabs of a session. */
export type Tabs = {
  readonly tell: (message: TabMessage) => void;
  readonly dispose: () => void;
};

/** Connects to the other tabs of the session with this id; `heard` receives their messages. */
export function joinTabs(
  environment: Environment,
  session: string,
  heard: (message: TabMessage) => void,
): Tabs {
  const channel = environment.openChannel();
  const stop = channel?.subscribe((data) => {
    const message = readMessage(data, session);
    if (message) heard(message);
  });
  return {
    tell: (said) => channel?.post({ ...said, session }),
    dispose: () => {
      stop?.();
      channel?.close();
    },
  };
}

/** Without the schema library, because the idle timeout is loaded with the session. */
function readMessage(data: unknown, session: string): TabMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, reason, session: about }: Heard = data;
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
