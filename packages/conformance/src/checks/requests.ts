import {
  borrowerRequests,
  offeredRequests,
  previewRequest,
  replyToRequest,
  submitRequest,
  type OfferedRequest,
  type RequestField,
  type RequestValue,
} from '@portico/contract';
import { isPayable } from '@portico/rules';
import { ask, checkAnswer, checkRefusal, type Borrower, type Run } from './run';

/** Names no kind and no request. */
const nothing = 'conformance';

/** Reads the requests of every loan, and looks at each that is possible, which stores nothing. */
export async function checkRequests(run: Run, { token, accounts }: Borrower): Promise<void> {
  await checkAnswer(run, borrowerRequests, {}, { as: 'lists those of all accounts', token });
  const loans = accounts.filter(({ type }) => isPayable(type));
  for (const [index, { number: accountNumber }] of loans.entries()) {
    const which = `loan ${index + 1} of ${loans.length}`;
    const as = `answers as the contract says (${which})`;
    const sent = await checkAnswer(run, borrowerRequests, { accountNumber }, { as, token });
    const offered = await checkAnswer(run, offeredRequests, { accountNumber }, { as, token });
    if (!sent || !offered) continue;
    for (const kind of offered.kinds.filter(({ isPossible }) => isPossible))
      await checkPreview(run, token, { accountNumber, kind, which });
    await run.report.check(previewRequest.name, `stores nothing (${which})`, async () => {
      const now = await ask(run, borrowerRequests, { accountNumber }, { token });
      if (!now.ok) return now.error.code;
      const more = now.value.requests.length - sent.requests.length;
      return more === 0 ? undefined : `${more} more requests after looking at them`;
    });
  }
  const [loan] = loans;
  if (loan) await checkRefusals(run, token, loan.number);
  else run.report.skip(offeredRequests.name, 'answers', 'the borrower has no loan');
}

type Looked = {
  readonly accountNumber: string;
  readonly kind: OfferedRequest;
  readonly which: string;
};

async function checkPreview(
  run: Run,
  token: string,
  { accountNumber, kind: { kind, fields }, which }: Looked,
): Promise<void> {
  const as = `looks at ${kind} within its limits (${which})`;
  const answered = fields.filter(({ required }) => required).map(valueWithin);
  const values = answered.filter((value) => value !== undefined);
  if (values.length < answered.length)
    return run.report.skip(previewRequest.name, as, 'it needs what a check cannot answer');
  await checkAnswer(run, previewRequest, { accountNumber, kind, values }, { as, token });
}

/** An answer that the limits of a field allow; undefined for a document and for unknown types. */
export function valueWithin(field: RequestField): RequestValue | undefined {
  const { key, type, earliest, latest, allowedDays, minMonths, maxMonths } = field;
  const { minAmount, maxAmount, choices, maxLength } = field;
  switch (type) {
    case 'date': {
      const date = allowedDays[0] ?? earliest ?? latest;
      return date && { key, date };
    }
    case 'months':
      return { key, months: minMonths ?? maxMonths ?? 1 };
    case 'amount': {
      const amount = maxAmount ?? minAmount;
      return amount === undefined ? undefined : { key, amount };
    }
    case 'choice':
    case 'reason':
      return choices[0] && { key, choice: choices[0].key };
    case 'text':
      return { key, text: nothing.slice(0, maxLength) };
    default:
      return undefined;
  }
}

/** Requests and replies that mean nothing: an API that does not check them would store them. */
async function checkRefusals(run: Run, token: string, accountNumber: string): Promise<void> {
  const sending = () => ({ token, key: crypto.randomUUID() });
  const unknownKind = { accountNumber, kind: nothing, values: [] };
  const as = 'refuses a kind that it does not offer';
  await checkRefusal(run, previewRequest, unknownKind, as, { token });
  await checkRefusal(run, submitRequest, unknownKind, as, sending());
  const reply = { requestNumber: nothing, withdraw: false, text: nothing, values: [] };
  await checkRefusal(run, replyToRequest, reply, 'refuses a request of nobody', sending());
}
