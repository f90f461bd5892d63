import { captchaChallenge, contactUs, feedback } from '@portico/contract';
import { ok, type MessageKind } from '@portico/rules';
import {
  type Executor,
  newChallenge,
  type RequestDetails,
  route,
  type Route,
  type SentMessage,
  type TakenMessage,
  takeMessage,
} from '@portico/server/parts';
import type { Services } from '../services';
import { borrowerById } from '../identity/borrower-store';
import { notifyLender, storeMessage, type StoredMessage, type Writer } from './message-store';

/** Messages to the lender, from borrowers and visitors (access §7). */
export function messageRoutes(services: Services): Route[] {
  const { secrets } = services;
  return [
    route(captchaChallenge, async (_input, { now }) => ok(newChallenge(secrets, now))),
    route(feedback, async (input, request) => take(services, 'feedback', input, request)),
    route(contactUs, async (input, request) => take(services, 'question', input, request)),
  ];
}

async function take(
  services: Services,
  kind: MessageKind,
  input: SentMessage,
  request: RequestDetails,
) {
  const taken = await takeMessage(services, { kind, input }, request, async (tx, checked) => {
    const { typed } = checked;
    const message: StoredMessage = {
      kind,
      writer: await writerOf(tx, checked),
      subject: typed.subject,
      text: typed.message,
      answers: input.surveyQuestions,
      page: input.returnURL ?? null,
      userAgent: input.alert.userAgent?.slice(0, 500) ?? null,
    };
    await storeMessage(tx, message, request.now);
    return message;
  });
  if (!taken.ok) return taken;
  await notifyLender(services.mail, taken.value);
  return ok({});
}

/** A signed-in borrower has the name and address that the lender has stored. */
async function writerOf(tx: Executor, { typed, member }: TakenMessage): Promise<Writer> {
  if (!member) return { ...typed, borrowerId: null };
  const { borrowerId } = member;
  const { name, email = '', branch } = await borrowerById(tx, borrowerId);
  return { borrowerId, name, email, branch };
}
