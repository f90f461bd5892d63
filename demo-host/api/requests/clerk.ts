import type { RequestField, RequestValue } from '@portico/contract';
import { formatMoney } from '@portico/rules';
import type { ClerkAnswer, ClerkRequest } from '../console-routes';
import { borrowerById } from '../identity/borrower-store';
import type { Services } from '../services';
import { bankRules } from './bank-rules';
import { isAwaited } from './reply-to-request';
import { ownsFiles } from './submit-request';
import {
  addMessage,
  allRequests,
  messagesOf,
  requestByReference,
  requestStands,
  type StoredRequest,
} from './request-store';

function lineOf({ key, date, months, amount, choice, text, fileIds }: RequestValue): string {
  const value =
    date ?? months ?? (amount === undefined ? undefined : formatMoney(amount)) ?? choice ?? text;
  return `${key}: ${value ?? (fileIds ?? []).join(', ')}`;
}

/** What borrowers ask of the lender, as a clerk sees it. */
export async function clerkRequests({ database }: Services): Promise<ClerkRequest[]> {
  const seen: ClerkRequest[] = [];
  for (const request of await allRequests(database)) {
    const { username } = await borrowerById(database, request.borrowerId);
    const { reference, account, kind, state, sentOn, answerBy, values, reason } = request;
    const messages = await messagesOf(database, reference);
    seen.push({
      ...{ reference, username, account, kind, state, sentOn },
      answerBy: answerBy ?? null,
      values: values.map(lineOf),
      messages: [
        ...messages.map(({ isFromLender, text, fileIds }) => ({ isFromLender, text, fileIds })),
        ...(reason === undefined ? [] : [{ isFromLender: true, text: reason, fileIds: [] }]),
      ],
      isOpen: isAwaited(request),
    });
  }
  return seen;
}

const wantedDocument: RequestField = {
  key: 'document',
  type: 'document',
  required: true,
  label: { en: 'The document that we asked for', es: 'El documento que pedimos' },
  help: {},
  allowedDays: [],
  choices: [],
  fileTypeId: '2',
  maxFiles: bankRules.mostFiles,
};

/** Stores a clerk's answer to a request that waits for one, and mails that there is an answer. */
export async function answerRequest(
  { database, business, mail }: Services,
  { reference, decision, text, wantsDocument, fileIds }: ClerkAnswer,
): Promise<void> {
  const today = await business.today();
  const answered = await database.write(async (tx): Promise<StoredRequest | undefined> => {
    const request = await requestByReference(tx, reference);
    if (!request || !isAwaited(request)) return undefined;
    if (!(await ownsFiles(tx, request.borrowerId, fileIds))) return undefined;
    // Of a request that is declined the text is the reason, which is shown with its state.
    const message = decision === 'declined' ? '' : text;
    if (message !== '' || fileIds.length > 0)
      await addMessage(tx, reference, {
        isFromLender: true,
        sentOn: today,
        text: message,
        fileIds,
      });
    await requestStands(tx, reference, {
      state: decision,
      since: today,
      missing: decision === 'asked' && wantsDocument ? [wantedDocument] : [],
      reason: decision === 'declined' ? text : undefined,
    });
    return request;
  });
  if (!answered) return;
  const { email } = await borrowerById(database, answered.borrowerId);
  if (!email) return;
  await mail.notify({
    to: email,
    subject: 'We have answered your request',
    text: `There is an answer to your request ${reference}. Sign in to read it.\n\nCedar Valley Credit`,
  });
}
