import { draftAgreementDocument, paymentReceipt, payoffBreakdown } from '@portico/contract';
import { object, parse, parseJson, pipe, string } from 'valibot';
import { viewAccount } from '../accounts/account-view';
import {
  documentRoute,
  type DocumentRoute,
  languageOf,
  type MadeDocument,
  redeemSingleUseToken,
  redeemWithDetails,
} from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { accountOf, dayColumn } from '../ledger/account-store';
import { owedOn } from '../ledger/loan-state';
import { openDraftAgreement } from '../payments/draft-agreement-store';
import type { Services } from '../services';
import { draftAgreementPage } from './draft-agreement-page';
import { factsDocument, type FactsPage } from './facts-page';
import { makePdf } from './pdf/make-pdf';
import { payoffPage } from './payoff-page';
import { receiptPage } from './receipt-page';
import { receiptOf } from './receipt-store';

const pdfOf = async (name: string, page: FactsPage): Promise<MadeDocument> => ({
  name,
  type: 'application/pdf',
  content: await makePdf(factsDocument(page)),
});

/** What a token's payoff breakdown is of. */
const payoffDetails = object({ account: string(), on: dayColumn });

/** The documents of payments; a token gives access to each. */
export function documentRoutes({ database }: Services): DocumentRoute[] {
  return [
    documentRoute(draftAgreementDocument, async ({ token, language }, { now }) => {
      const agreement = await database.write((tx) => openDraftAgreement(tx, token, now));
      if (!agreement) return undefined;
      const { name } = await borrowerById(database, agreement.borrowerId);
      return pdfOf('draft-agreement', draftAgreementPage(agreement, name, languageOf(language)));
    }),

    documentRoute(paymentReceipt, async ({ token, referenceNumber, language }, { now }) => {
      const borrowerId = await database.write((tx) =>
        redeemSingleUseToken(tx, 'passable', token, now),
      );
      const receipt =
        borrowerId !== undefined && (await receiptOf(database, borrowerId, referenceNumber));
      if (borrowerId === undefined || !receipt) return undefined;
      const { name } = await borrowerById(database, borrowerId);
      return pdfOf('receipt', receiptPage(receipt, name, languageOf(language)));
    }),

    documentRoute(payoffBreakdown, async ({ downloadToken, language }, { now, today }) => {
      const redeemed = await database.write((tx) =>
        redeemWithDetails(tx, 'payoffDownload', downloadToken, now),
      );
      if (!redeemed) return undefined;
      const { borrowerId } = redeemed;
      const asked = parse(pipe(string(), parseJson(), payoffDetails), redeemed.details);
      const account = await accountOf(database, borrowerId, asked.account);
      if (!account) return undefined;
      const { postings } = await viewAccount(database, account, today);
      const { name } = await borrowerById(database, borrowerId);
      const owed = owedOn(postings, account.rates, asked.on);
      const page = payoffPage({ account, owed, on: asked.on }, name, languageOf(language));
      return pdfOf(`payoff-${asked.on}`, page);
    }),
  ];
}
