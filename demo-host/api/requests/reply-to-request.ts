import type { CodeOf, InputOf, replyToRequest } from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import type { Executor, RequestDetails } from '@portico/server/parts';
import type { Services } from '../services';
import { bankRules } from './bank-rules';
import { filesIn, valuesRefusal } from './check-values';
import { addMessage, requestOf, requestStands, type StoredRequest } from './request-store';
import { ownsFiles } from './submit-request';

/** Why a reply is refused. */
export type ReplyCode = CodeOf<typeof replyToRequest>;

/** Whether the lender has not answered yet. */
export const isAwaited = ({ state }: StoredRequest): boolean =>
  state === 'received' || state === 'asked';

type Input = InputOf<typeof replyToRequest>;

async function checkReply(
  tx: Executor,
  { missing, borrowerId }: StoredRequest,
  { text = '', values }: Input,
): Promise<ReplyCode | undefined> {
  if (text.trim() === '' && values.length === 0) return 'ValueMissing';
  if (text.length > bankRules.mostCharacters) return 'ValueNotAllowed';
  const wrong = values.length > 0 ? valuesRefusal(missing, values) : undefined;
  if (wrong) return wrong;
  return (await ownsFiles(tx, borrowerId, filesIn(values))) ? undefined : 'DocumentUnknown';
}

/** Stores a reply of the borrower, or withdraws the request: one transaction. */
export async function makeReply(
  tx: Executor,
  services: Services,
  input: Input,
  borrowerId: number,
  { today, now }: RequestDetails,
): Promise<Checked<{ readonly reference: string }, ReplyCode>> {
  if ((await services.settings.host('niteMode')) === 'true') return refuse('NiteMode');
  const request = await requestOf(tx, borrowerId, input.requestNumber);
  if (!request) return refuse('Error');
  if (!isAwaited(request)) return refuse('NotOpen');
  const { reference } = request;
  const refusal = input.withdraw ? undefined : await checkReply(tx, request, input);
  if (refusal) return refuse(refusal);
  const count = { limit: 'request', by: borrowerId } as const;
  if (!(await services.limits.take(tx, [count], now))) return refuse('TooManyRequests');
  if (input.withdraw) {
    await requestStands(tx, reference, { state: 'withdrawn', since: today });
    return ok({ reference });
  }
  await addMessage(tx, reference, {
    isFromLender: false,
    sentOn: today,
    text: (input.text ?? '').trim(),
    fileIds: filesIn(input.values),
  });
  const isAnswered = request.missing.length === 0 || input.values.length > 0;
  if (request.state === 'asked' && isAnswered)
    await requestStands(tx, reference, { state: 'received', since: today });
  return ok({ reference });
}
