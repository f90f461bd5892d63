import {
  choice,
  entity,
  optional,
  readWire,
  sameName,
  text,
  type ValueOf,
} from '@portico/contract';
import type { Environment } from './environment';

const message = entity(
  {
    /** `active`: input in another tab; `resume`: its Resume button; `ended`: its session is over. */
    type: choice(['active', 'resume', 'ended']),
    /** The id of the session it is about; other sessions do not listen. */
    session: text,
    reason: optional(choice(['loggedOut', 'expired', 'unauthorized'])),
  },
  sameName,
);

/** What tabs of one session tell each other. Nothing in it is secret. */
export type TabMessage = Omit<ValueOf<typeof message>, 'session'>;

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
    const read = readWire(message, data);
    if (read.ok && read.value.session === session) heard(read.value);
  });
  return {
    tell: (said) => channel?.post({ ...said, session }),
    dispose: () => {
      stop?.();
      channel?.close();
    },
  };
}
