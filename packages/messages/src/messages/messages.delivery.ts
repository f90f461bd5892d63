import { contactUs, feedback } from '@portico/contract';
import { type Core, isAccepted, unanswered } from '@portico/core/internal';
import type { MessagesPorts, NotSent } from './messages.flow';
import { feedbackPayload, questionPayload, type MessageContext } from './messages.payload';

/** Sends a message; resolves to why it is not known to be sent (access §7). Fetched when first needed. */
export async function deliver(
  core: Core,
  ...[draft, code]: Parameters<MessagesPorts['deliver']>
): Promise<NotSent | undefined> {
  const about: MessageContext = {
    session: core.session.peek(),
    userAgent: core.environment.userAgent,
    address: core.environment.location.href(),
    captcha: code,
  };
  const answer = await (draft.kind === 'question'
    ? core.client.exchange(contactUs, questionPayload(draft, about))
    : core.client.exchange(feedback, feedbackPayload(draft, about)));
  if (answer.ok || isAccepted(answer)) return undefined;
  const known = unanswered(answer.error);
  return known === 'unconfirmed' ? 'maybeSent' : (known ?? 'failed');
}
