import { contactUs, feedback } from '@portico/contract';
import { isAccepted, type Core } from '@portico/core/internal';
import type { MessagesPorts } from './messages.flow';
import { feedbackPayload, questionPayload, type MessageContext } from './messages.payload';

/** Sends a message; resolves to whether it was accepted (access §7). Fetched when first needed. */
export async function deliver(
  core: Core,
  ...[draft, code]: Parameters<MessagesPorts['deliver']>
): Promise<boolean> {
  const about: MessageContext = {
    session: core.session.peek(),
    userAgent: core.environment.userAgent,
    address: core.environment.location.href(),
    captcha: code,
  };
  const answer = await (draft.kind === 'question'
    ? core.client.exchange(contactUs, questionPayload(draft, about))
    : core.client.exchange(feedback, feedbackPayload(draft, about)));
  return isAccepted(answer);
}
