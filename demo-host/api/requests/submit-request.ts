import type {
  InputOf,
  RequestCode,
  RequestKeyCode,
  RequestKind,
  RequestState,
  submitRequest,
} from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import type { Executor, RequestDetails } from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { accountOf } from '../ledger/account-store';
import { newReference } from '../payments/reference';
import type { Services } from '../services';
import { documentById } from '../stored-files/document-store';
import { applyChange, outcomesOf } from './apply-change';
import { filesIn } from './check-values';
import { decide, type Allowed } from './decide';
import { kindRules } from './kind-rules';
import { issueLetter } from './letters';
import { answeredBy } from './offered';
import { requestFacts } from './request-facts';
import { addMessage, insertRequest, type StoredRequest } from './request-store';
import { wordingByHash } from './wording';

/** Why a request is refused. */
export type SubmitCode = RequestCode | RequestKeyCode | 'WordingChanged';

/** Whether each id is a document of the borrower's. */
export async function ownsFiles(
  from: Executor,
  borrowerId: number,
  ids: readonly string[],
): Promise<boolean> {
  for (const id of ids) if (!(await documentById(from, borrowerId, id))) return false;
  return true;
}

/** A letter is all that was asked for; a change that is granted stays so; a clerk decides the rest. */
function firstState(kind: RequestKind): RequestState {
  if (kindRules[kind].answersIn > 0) return 'received';
  return kind === 'promiseToPay' ? 'approved' : 'done';
}

/** What the borrower agreed to; undefined in place of a wording that is not the present one. */
function agreedWording(
  change: Allowed['change'],
  hash: string | undefined,
): Checked<string | undefined, 'WordingChanged'> {
  if (!change) return ok(undefined);
  const wording = wordingByHash(change.kind, change.effect, hash);
  return wording === undefined ? refuse('WordingChanged') : ok(wording);
}

/** Checks a request by every rule, stores it, and does what is granted at once: one transaction. */
export async function makeRequest(
  tx: Executor,
  services: Services,
  input: InputOf<typeof submitRequest>,
  borrowerId: number,
  { today, now, language }: RequestDetails,
): Promise<Checked<{ readonly reference: string }, SubmitCode>> {
  if ((await services.settings.host('niteMode')) === 'true') return refuse('NiteMode');
  const account = await accountOf(tx, borrowerId, input.accountNumber);
  if (!account) return refuse('Error');
  const facts = await requestFacts(tx, services, account, today);
  const allowed = decide(facts, input);
  if (!allowed.ok) return allowed;
  const { kind, change } = allowed.value;
  const wording = agreedWording(change, input.wordingHash);
  if (!wording.ok) return wording;
  const { values } = input;
  if (!(await ownsFiles(tx, borrowerId, filesIn(values)))) return refuse('DocumentUnknown');
  const count = { limit: 'request', by: borrowerId } as const;
  if (!(await services.limits.take(tx, [count], now))) return refuse('TooManyRequests');
  const { name: borrower } = await borrowerById(tx, borrowerId);
  const letters = await issueLetter(tx, services, facts, { kind, values, borrower, language });
  const { before, after } = change?.effect.figures ?? {};
  const request: StoredRequest = {
    reference: newReference(),
    borrowerId,
    account: account.number,
    kind,
    state: firstState(kind),
    sentOn: today,
    stateSince: today,
    answerBy: kindRules[kind].answersIn > 0 ? answeredBy(kind, today) : undefined,
    values,
    missing: [],
    outcomes: [...letters, ...(change ? outcomesOf(change) : [])],
    wording: wording.value,
    terms: before && after ? { before, after } : undefined,
    reason: undefined,
  };
  await insertRequest(tx, request);
  if (change) await applyChange(tx, request, change.effect);
  const text = values.find(({ key }) => key === 'text')?.text;
  if (text)
    await addMessage(tx, request.reference, {
      isFromLender: false,
      sentOn: today,
      text,
      fileIds: filesIn(values),
    });
  return ok({ reference: request.reference });
}
