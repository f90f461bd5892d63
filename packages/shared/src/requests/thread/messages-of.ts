import type { BorrowerRequest, RequestState } from '@portico/contract';
import type { LocalDate } from '@portico/rules';

/** The kind that asks in the borrower's words and is answered by messages. */
export const isQuestion = ({ kind }: Pick<BorrowerRequest, 'kind'>): boolean => kind === 'question';

/** What a question asks; undefined of any other request. */
export function questionOf(request: Pick<BorrowerRequest, 'kind' | 'values'>): string | undefined {
  return isQuestion(request) ? request.values.find(({ text }) => text)?.text : undefined;
}

/**
 * The messages about a request, the oldest first. A question begins with what it asks, unless the
 * API repeats that among its messages.
 */
export function messagesOf(
  request: Pick<BorrowerRequest, 'kind' | 'values' | 'sentOn' | 'messages'>,
): BorrowerRequest['messages'] {
  const { sentOn, messages, values } = request;
  const text = questionOf(request);
  if (text === undefined || messages.some((one) => !one.isFromLender && one.text === text))
    return messages;
  const fileIds = values.flatMap((value) => value.fileIds ?? []);
  return [{ isFromLender: false, sentOn, text, fileIds }, ...messages];
}

/** What the borrower answered, without the texts and the files that are among the messages. */
export function valuesBesideMessages(
  request: Pick<BorrowerRequest, 'kind' | 'values' | 'sentOn' | 'messages'>,
): BorrowerRequest['values'] {
  const own = messagesOf(request).filter(({ isFromLender }) => !isFromLender);
  const texts = new Set(own.map(({ text }) => text));
  const files = new Set(own.flatMap(({ fileIds }) => fileIds));
  return request.values.filter(({ text, fileIds = [] }) => {
    if (text !== undefined) return !texts.has(text);
    return fileIds.length === 0 || fileIds.some((fileId) => !files.has(fileId));
  });
}

/** When the lender answered a question; undefined where its answer is not the last word. */
export function answeredOn(
  request: Pick<BorrowerRequest, 'kind' | 'messages'>,
): LocalDate | undefined {
  const last = request.messages.at(-1);
  return isQuestion(request) && last?.isFromLender ? last.sentOn : undefined;
}

/** States in which nothing is to be answered. */
const over: ReadonlySet<string> = new Set<RequestState>(['declined', 'withdrawn', 'done']);

/** By when the lender answers; undefined where nothing is to be answered any more. */
export const awaitedBy = (
  request: Pick<BorrowerRequest, 'kind' | 'state' | 'messages' | 'answerBy'>,
): LocalDate | undefined =>
  over.has(request.state) || answeredOn(request) ? undefined : request.answerBy;
