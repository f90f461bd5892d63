import {
  applyForLoan,
  documentAddress,
  historyDownload,
  historyDownloadToken,
  isMissing,
  passableToken,
  payoffBreakdown,
  payoffDownloadToken,
  statementDocument,
  statementList,
  type Call,
  type Document,
} from '@portico/contract';
import { isClosed, isPayable, masked, yearOf } from '@portico/rules';
import { OptionalMissing } from '../report';
import { ask, type Borrower, type Run } from './run';

/** A document, the call whose token opens it, and its address with a token. */
type Opening<I> = {
  readonly opened: Document<I>;
  readonly tokenFor: () => Promise<string>;
  readonly inputWith: (token: string) => I;
};

/** A token for an address (D8). */
async function tokenOf<I>(
  run: Run,
  call: Call<I, { readonly passableToken: string }, string, 'reads'>,
  input: NoInfer<I>,
  token: string,
): Promise<string> {
  const answer = await ask(run, call, input, { token });
  if (!answer.ok) throw new Error(`${call.name}: ${answer.error.code}`);
  return answer.value.passableToken;
}

/** Opens a document as a new window does: without a header. The report has its path only. */
export async function open<I>({ wire }: Run, opened: Document<I>, input: I): Promise<Response> {
  const path = documentAddress('', opened, input);
  const response = await wire.request(
    path,
    { method: 'GET' },
    {
      path: `${opened.path}?${masked}`,
      body: '',
    },
  );
  if (isMissing(opened, response.status)) throw new OptionalMissing(`HTTP ${response.status}`);
  return response;
}

/** Undefined when a response is the document; otherwise the problem. */
export function documentProblem({ mediaTypes }: Pick<Document, 'mediaTypes'>, response: Response) {
  const type = response.headers.get('Content-Type') ?? 'none';
  if (response.status !== 200) return `HTTP ${response.status} instead of 200`;
  return mediaTypes.some((one) => type.startsWith(one))
    ? undefined
    : `its Content-Type is not ${mediaTypes.join(' or ')}`;
}

const refused = ({ status }: Response) =>
  status >= 400 && status < 500 ? undefined : `HTTP ${status} instead of 404`;

async function checkDocument<I>(run: Run, { opened, tokenFor, inputWith }: Opening<I>) {
  const { report } = run;
  let used: string | undefined;
  await report.check(opened.name, 'opens by a token in its address', async () => {
    const token = await tokenFor();
    const problem = documentProblem(opened, await open(run, opened, inputWith(token)));
    if (problem === undefined) used = token;
    return problem;
  });
  await report.check(opened.name, 'does not open by an unknown token', async () =>
    refused(await open(run, opened, inputWith('conformance'))),
  );
  if (used === undefined) return;
  const spent = used;
  await report.check(opened.name, 'does not open a second time by the same token', async () =>
    refused(await open(run, opened, inputWith(spent))),
  );
}

/** The documents that need nothing but an account: each opens once by a token (D8). */
export async function checkDocuments(run: Run, { token, accounts }: Borrower): Promise<void> {
  const passable = () => tokenOf(run, passableToken, undefined, token);
  await checkDocument(run, {
    opened: applyForLoan,
    tokenFor: passable,
    inputWith: (one) => ({ token: one }),
  });
  const loan = accounts.find(({ type, comment = '' }) => isPayable(type) && !isClosed(comment));
  if (!loan) {
    for (const { name } of [historyDownload, payoffBreakdown, statementDocument])
      run.report.skip(name, 'opens by a token in its address', 'the borrower has no open loan');
    return;
  }
  const accountNumber = loan.number;
  const lastDays = { accountNumber, daysOfHistory: 30, downloadType: 0 };
  await checkDocument(run, {
    opened: historyDownload,
    tokenFor: () => tokenOf(run, historyDownloadToken, lastDays, token),
    inputWith: (one) => ({ token: one }),
  });
  const payoff = { accountNumber, effectiveDate: run.today };
  await checkDocument(run, {
    opened: payoffBreakdown,
    tokenFor: () => tokenOf(run, payoffDownloadToken, payoff, token),
    inputWith: (downloadToken) => ({ downloadToken }),
  });
  await checkStatement(run, { accountNumber, token, passable });
}

async function checkStatement(
  run: Run,
  about: {
    readonly accountNumber: string;
    readonly token: string;
    readonly passable: () => Promise<string>;
  },
): Promise<void> {
  const { accountNumber, token, passable } = about;
  const year = yearOf(run.today);
  const list = await ask(run, statementList, { accountNumber, year }, { token });
  // Other providers have addresses of their own (D130).
  const own = list.ok && list.value.statementList.find(({ provider = 0 }) => provider % 4 === 0);
  if (!own) {
    run.report.skip(statementDocument.name, 'opens by a token in its address', 'no statement');
    return;
  }
  const { id, date, number, type } = own;
  await checkDocument(run, {
    opened: statementDocument,
    tokenFor: passable,
    inputWith: (one) => ({ token: one, id, date, number, type, start: undefined, end: undefined }),
  });
}

/** Milliseconds after which a token of an address no longer opens anything (D8). */
const tokenLife = 60_000;

/** A passable token opens nothing after a minute. */
export async function checkTokenExpiry(
  run: Run,
  { token }: Borrower,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  await run.report.check(passableToken.name, 'gives a token that expires after 60 s', async () => {
    const passable = await tokenOf(run, passableToken, undefined, token);
    await wait(tokenLife + 1_000);
    return refused(await open(run, applyForLoan, { token: passable }));
  });
}
