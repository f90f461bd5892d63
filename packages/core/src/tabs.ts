import type { Environment } from './environment';
import type { SignOutReason } from './events';

/** What tabs of one session tell each other. Nothing in it is secret. */
export type TabMessage =
  /** Input in another tab, or its Resume button. */
  | { readonly type: 'active' | 'resume' }
  /** Its session is over. */
  | { readonly type: 'ended'; readonly reason: SignOutReason };

/** What came from another tab, with the id of the session it is about: other sessions do not listen. */
type Heard = { readonly type?: unknown; readonly reason?: unknown; readonly session?: unknown };

/** The other tabs of a session. */
export type Tabs = {
  readonly tell: (message: TabMessage) => void;
  readonly dispose: () => void;
};

/** Joins the other tabs of the session with this id; `heard` gets what they say. */
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

/** Without the schema library: the idle timeout is in the page from the start. */
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
