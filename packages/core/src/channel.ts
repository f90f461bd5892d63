import { object, optional, picklist, safeParse, string, type InferOutput } from 'valibot';

const message = object({
  /** `active`: input in another tab; `resume`: its Resume button; `ended`: its session is over. */
  type: picklist(['active', 'resume', 'ended']),
  /** The id of the session it is about; other sessions do not listen. */
  session: string(),
  reason: optional(picklist(['loggedOut', 'expired', 'unauthorized'])),
});

/** What tabs of one session tell each other. Nothing in it is secret. */
export type TabMessage = InferOutput<typeof message>;

/** The name of the BroadcastChannel. */
export const channelName = 'portico';

/** Reads what came through the channel; undefined when it is not ours. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  const result = safeParse(message, data);
  return result.success ? result.output : undefined;
}
