import { borrowerRequest, writeWire, type RequestField } from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import { viewAccount } from '../accounts/account-view';
import type { ClerkAnswer, ClerkRequest } from '../console-routes';
import { borrowerById } from '../identity/borrower-store';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { documentsOf } from '../stored-files/document-store';
import { bankRules } from './bank-rules';
import { isAwaited } from './reply-to-request';
import {
  addMessage,
  allRequests,
  messagesOf,
  requestByReference,
  requestStands,
  type StoredRequest,
} from './request-store';
import { requestView } from './request-view';

/** What borrowers ask of the lender, as a clerk sees it. */
export async function clerkRequests({ database, business }: Services): Promise<ClerkRequest[]> {
  const today = await business.today();
  const seen: ClerkRequest[] = [];
  for (const request of await allRequests(database)) {
    const { username } = await borrowerById(database, request.borrowerId);
    const account = await accountOf(database, request.borrowerId, request.account);
    const view = account && (await viewAccount(database, account, today));
    const shown = requestView(request, await messagesOf(database, request.reference), view);
    seen.push({ username, request: writeWire(borrowerRequest, shown) });
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

/** Whether each id is a document of the loan that a request is about. */
async function areOfLoan(
  from: Executor,
  { borrowerId, account }: StoredRequest,
  ids: readonly string[],
): Promise<boolean> {
  const listed = await documentsOf(from, { borrowerId, account });
  return ids.every((id) => listed.some(({ fileId }) => fileId === id));
}

/**
 * Stores a clerk's answer to a request that waits for one, and mails that there is an answer. Nothing
 * is stored of one that is refused.
 */
export async function answerRequest(
  { database, business, mail }: Services,
  { reference, decision, text, wantsDocument, fileIds }: ClerkAnswer,
): Promise<Checked<undefined, 'noRequest' | 'notOpen' | 'notOfLoan'>> {
  const today = await business.today();
  const answered = await database.write(async (tx) => {
    const request = await requestByReference(tx, reference);
    if (!request) return refuse('noRequest');
    if (!isAwaited(request)) return refuse('notOpen');
    if (!(await areOfLoan(tx, request, fileIds))) return refuse('notOfLoan');
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
    return ok(request);
  });
  if (!answered.ok) return answered;
  const { email } = await borrowerById(database, answered.value.borrowerId);
  if (!email) return ok(undefined);
  await mail.notify({
    to: email,
    subject: 'We have answered your request',
    text: `There is an answer to your request ${reference}. Sign in to read it.\n\nCedar Valley Credit`,
  });
  return ok(undefined);
}
