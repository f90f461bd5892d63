import {
  broadridgeStatement,
  documentAddress,
  setStatementFormat,
  statementDocument,
  statementList,
  statementUrl,
} from '@portico/contract';
import { isClosed, ok, refuse, yearOf } from '@portico/rules';
import {
  documentRoute,
  type DocumentRoute,
  issueSessionToken,
  languageOf,
  type MadeDocument,
  memberRoute,
  redeemSingleUseToken,
  type Route,
} from '@portico/server/parts';
import { makePdf } from '../documents/pdf/make-pdf';
import { missingAgreements } from '../identity/agreement-store';
import { borrowerById } from '../identity/borrower-store';
import { accountOf, setStatementFormatOf } from '../ledger/account-store';
import { postingsOf } from '../ledger/ledger-store';
import type { Services } from '../services';
import { listed } from './added-statement-store';
import { statementOf } from './statement';
import { monthlyStatements, statementById } from './statement-list';
import { statementPage } from './statement-page';

/** How statements are sent, and the statements of each month. */
export function statementRoutes(services: Services): Route[] {
  const { database, settings, secrets, siteUrl = '' } = services;
  return [
    memberRoute(setStatementFormat, async (input, { borrowerId }, { today }) => {
      const { accountNumber, format } = input;
      const who = { borrowerId, today, timing: 'estatements' } as const;
      const missing = await missingAgreements(database, settings, who);
      if (format === 'ElectronicOnly' && missing.length > 0) return refuse('Error');
      return database.write(async (tx) => {
        const account = await accountOf(tx, borrowerId, accountNumber);
        if (!account || isClosed(account.holdCode)) return refuse('Error');
        await setStatementFormatOf(tx, account.number, format);
        return ok({});
      });
    }),

    memberRoute(statementList, async ({ accountNumber, year }, { borrowerId }, { today }) => {
      const account = await accountOf(database, borrowerId, accountNumber);
      if (!account) return refuse('Error');
      const all = await monthlyStatements(database, secrets, account, today);
      const ofYear = all.filter(({ to }) => yearOf(to) === year);
      return ok({ statementList: ofYear.reverse().map(listed) });
    }),

    // The other site is this host's own viewer, which needs a new token.
    memberRoute(statementUrl, async ({ userToken, id }, session, { today, now }) => {
      const { borrowerId } = session;
      const owner = await database.write((tx) =>
        redeemSingleUseToken(tx, 'passable', userToken, now),
      );
      const statement =
        owner === borrowerId && (await statementById(database, secrets, { borrowerId, id, today }));
      if (!statement) return refuse('Error');
      const { from, to, number, type } = statement.found;
      const token = await database.write((tx) => issueSessionToken(tx, 'passable', session, now));
      const input = { date: to, start: from, end: to, number, type, id, token };
      return ok({
        statementUrl: documentAddress(siteUrl, statementDocument, input),
      });
    }),
  ];
}

/** The viewers of statements on this host. */
export function statementDocuments({ database, secrets }: Services): DocumentRoute[] {
  type Asked = {
    readonly token: string;
    readonly id: string;
    readonly language?: string | undefined;
  };
  const make = async (
    { token, id, language: asked }: Asked,
    { now, today }: Parameters<DocumentRoute['make']>[1],
  ): Promise<MadeDocument | undefined> => {
    const borrowerId = await database.write((tx) =>
      redeemSingleUseToken(tx, 'passable', token, now),
    );
    if (borrowerId === undefined) return undefined;
    const statement = await statementById(database, secrets, { borrowerId, id, today });
    if (!statement) return undefined;
    const { account, found } = statement;
    const { name: borrower } = await borrowerById(database, borrowerId);
    const content = statementOf(await postingsOf(database, account.number), account.terms, found);
    const page = statementPage({ account, borrower, statement: content }, languageOf(asked));
    return { name: `statement-${found.to}`, type: 'application/pdf', content: await makePdf(page) };
  };

  return [
    documentRoute(statementDocument, make),
    documentRoute(broadridgeStatement, ({ documentId, ...asked }, time) =>
      make({ ...asked, id: documentId }, time),
    ),
  ];
}
