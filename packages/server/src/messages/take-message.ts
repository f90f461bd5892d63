import type { contactUs, feedback, InputOf, MessageCode } from '@portico/contract';
import {
  messageProblem,
  ok,
  refuse,
  type Checked,
  type MessageField,
  type MessageKind,
} from '@portico/rules';
import type { Executor } from '../database/database';
import { networkOf } from '../http/request/network';
import type { RequestDetails, Session } from '../http/request/request-details';
import type { Count } from '../limits/attempt-limits';
import type { ServerServices } from '../services';
import { redeemCaptcha } from './captcha';

/** What is sent as feedback or as a question. */
export type SentMessage = InputOf<typeof feedback> &
  Partial<Pick<InputOf<typeof contactUs>, 'subject' | 'name' | 'email' | 'servicingBranch'>>;

/** A message whose fields, captcha and limits were checked. */
export type TakenMessage = {
  /** As they were typed; of a session, what the lender has stored counts. */
  readonly typed: Readonly<Record<MessageField, string>>;
  /** The complete session of the writer; a visitor has none. */
  readonly member: Session | undefined;
};

const fields: readonly MessageField[] = ['name', 'email', 'branch', 'subject', 'message'];

/**
 * Takes a message of a borrower or a visitor (access §7), with its captcha, which is accepted once.
 *
 * @param keep stores it in the same transaction; what it resolves to is the result
 */
export async function takeMessage<T>(
  { database, limits, secrets }: ServerServices,
  { kind, input }: { readonly kind: MessageKind; readonly input: SentMessage },
  { ip, now, session }: RequestDetails,
  keep: (tx: Executor, message: TakenMessage) => Promise<T>,
): Promise<Checked<T, MessageCode>> {
  const typed: TakenMessage['typed'] = {
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
  const counts = countsOf(member, typed.email, ip);
  if (await limits.isReached(database, counts, now)) return refuse('MaxAttemptsReached');
  return database.write(async (tx): Promise<Checked<T, MessageCode>> => {
    if (!(await redeemCaptcha(tx, secrets, input.reCaptchaCode, now))) {
      return refuse('InvalidCaptcha');
    }
    if (!(await limits.take(tx, counts, now))) return refuse('MaxAttemptsReached');
    return ok(await keep(tx, { typed, member }));
  });
}

/** By what messages are counted: a borrower, or a visitor's address and network. */
function countsOf(member: Session | undefined, email: string, ip: string): readonly Count[] {
  if (member) return [{ limit: 'message', by: `borrower ${member.borrowerId}` }];
  return [
    { limit: 'message', by: `email ${email}` },
    { limit: 'messageFrom', by: networkOf(ip) },
  ];
}
