import { accountHistory, historyDownload, historyDownloadToken } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { number, object, parse, parseJson, picklist, pipe, string } from 'valibot';
import {
  documentRoute,
  type DocumentRoute,
  documentTokens,
  issueSessionToken,
  languageOf,
  memberRoute,
  redeemWithDetails,
  type Route,
} from '@portico/server/parts';
import { makePdf } from '../documents/pdf/make-pdf';
import { borrowerById } from '../identity/borrower-store';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { historyCsv } from './history-csv';
import { historyOfAccount, timeOfDay } from './history-of-account';
import { historyPage } from './history-page';

/** The formats of a download (D132). */
const downloadTypes = { csv: 0, pdf: 1 } as const;

/** What a token's download contains. */
const downloadDetails = object({
  account: string(),
  days: number(),
  type: picklist(Object.values(downloadTypes)),
});

const isBlocked = async ({ settings }: Services): Promise<boolean> =>
  (await settings.host('historySecurity')) === 'true';

/** The history of an account, and the tokens for its downloads. */
export function historyRoutes(services: Services): Route[] {
  const { database, limits } = services;
  return [
    memberRoute(accountHistory, async ({ accountNumber, days }, { borrowerId }, { today }) => {
      const account = await accountOf(database, borrowerId, accountNumber);
      if (!account) return refuse('Error');
      if (await isBlocked(services)) return refuse('HistorySecurity');
      const rows = await historyOfAccount(database, account, days, today);
      return ok({
        list: rows.map(({ at, ...row }) => ({
          transactionDate: row.on,
          transactionTime: at && timeOfDay(at),
          transactionDescription: row.description,
          principalAmount: row.principal,
          interestAmount: row.interest,
          otherAmount: row.other,
          totalPaymentAmount: row.total,
          runningPrincipalBalance: row.balance,
        })),
      });
    }),

    memberRoute(historyDownloadToken, async (input, session, { now }) => {
      const account = await accountOf(database, session.borrowerId, input.accountNumber);
      const type = Object.values(downloadTypes).find((one) => one === input.downloadType);
      if (!account || type === undefined) return refuse('Error');
      if (await isBlocked(services)) return refuse('HistorySecurity');
      const details = JSON.stringify({ account: account.number, days: input.daysOfHistory, type });
      return database.write(async (tx) => {
        if (!(await limits.take(tx, [documentTokens(session)], now))) return refuse('Error');
        const passableToken = await issueSessionToken(tx, 'historyDownload', session, now, details);
        return ok({ passableToken });
      });
    }),
  ];
}

/** The download that a token gives, while the account is still the borrower's. */
export function historyDocument(services: Services): DocumentRoute {
  const { database } = services;
  return documentRoute(historyDownload, async ({ token, language: asked }, { now, today }) => {
    const redeemed = await database.write((tx) =>
      redeemWithDetails(tx, 'historyDownload', token, now),
    );
    if (!redeemed) return undefined;
    const { days, type, ...of } = parse(
      pipe(string(), parseJson(), downloadDetails),
      redeemed.details,
    );
    const account = await accountOf(database, redeemed.borrowerId, of.account);
    if (!account || (await isBlocked(services))) return undefined;
    const rows = await historyOfAccount(database, account, days, today);
    const language = languageOf(asked);
    const name = `history-${today}`;
    if (type === downloadTypes.csv) {
      return { name, type: 'text/csv', content: historyCsv(rows, language) };
    }
    const { name: borrower } = await borrowerById(database, redeemed.borrowerId);
    const page = historyPage({ account, borrower, rows, today }, language);
    return { name, type: 'application/pdf', content: await makePdf(page) };
  });
}
