import { captchaChallenge, contactUs, feedback, type InputOf } from '@portico/contract';
import { messageProblem, ok, refuse, type MessageField, type MessageKind } from '@portico/rules';
import {
  type Count,
  networkOf,
  type RequestDetails,
  route,
  type Route,
} from '@portico/server/parts';
import type { Services } from '../services';
import { borrowerById } from '../identity/borrower-store';
import { newChallenge, redeemCaptcha } from './captcha';
import { storeMessage, notifyLender, type Writer } from './message-store';

type Feedback = InputOf<typeof feedback>;
type Question = InputOf<typeof contactUs>;

/** Messages to the lender, from borrowers and visitors (access §7). */
export function messageRoutes(services: Services): Route[] {
  const { secrets } = services;
  return [
    route(captchaChallenge, async (_input, { now }) => ok(newChallenge(secrets, now))),
    route(feedback, async (input, request) => take(services, 'feedback', input, request)),
    route(contactUs, async (input, request) => take(services, 'question', input, request)),
  ];
}

const fields: readonly MessageField[] = ['name', 'email', 'branch', 'subject', 'message'];

async function take(
  services: Services,
  kind: MessageKind,
  input: Feedback & Partial<Pick<Question, 'subject' | 'name' | 'email' | 'servicingBranch'>>,
  { ip, now, session }: RequestDetails,
) {
  const typed: Readonly<Record<MessageField, string>> = {
    name: input.name ?? input.alert.personalName ?? '',
    email: input.email ?? input.alert.email ?? '',
    branch: input.servicingBranch ?? String(input.alert.servicingBranch ?? ''),
    subject: input.subject ?? '',
    message: input.message ?? '',
  };
  // A session with pending steps is not yet the borrower (D33).
  const member = session?.pending.length === 0 ? session : undefined;
  const situation = { kind, signedIn: member !== undefined };
  const isWrong = fields.some((field) => messageProblem(field, typed[field], situation));
  if (isWrong) return refuse('Invalid');
  const { database, limits, secrets } = services;
  const writer = member && (await borrower(services, member.borrowerId));
  const message = {
    kind,
    writer: writer ?? { ...typed, borrowerId: null },
    subject: typed.subject,
    text: typed.message,
    answers: input.surveyQuestions,
    page: input.returnURL ?? null,
    userAgent: input.alert.userAgent?.slice(0, 500) ?? null,
  };
  const counts = countsOf(message.writer, ip);
  if (await limits.isReached(database, counts, now)) return refuse('MaxAttemptsReached');
  const taken = await database.write(async (tx) => {
    if (!(await redeemCaptcha(tx, secrets, input.reCaptchaCode, now))) {
      return refuse('InvalidCaptcha');
    }
    if (!(await limits.take(tx, counts, now))) return refuse('MaxAttemptsReached');
    await storeMessage(tx, message, now);
    return ok({});
  });
  if (!taken.ok) return taken;
  await notifyLender(services.mail, message);
  return ok({});
}

/** By what messages are counted: a borrower, or a visitor's address and network. */
function countsOf({ borrowerId, email }: Writer, ip: string): readonly Count[] {
  if (borrowerId !== null) return [{ limit: 'message', by: `borrower ${borrowerId}` }];
  return [
    { limit: 'message', by: `email ${email}` },
    { limit: 'messageFrom', by: networkOf(ip) },
  ];
}

/** The signed-in borrower, with the name and address that the lender has stored. */
async function borrower({ database }: Services, borrowerId: number): Promise<Writer> {
  const { name, email = '', branch } = await borrowerById(database, borrowerId);
  return { borrowerId, name, email, branch };
}
