import { draftAgreementDocument, paymentReceipt } from '@portico/contract';
import { documentRoute, type DocumentRoute } from '../http/document-routes';
import { borrowerById } from '../identity/borrower-store';
import { redeemSingleUseToken } from '../identity/single-use-token';
import { openDraftAgreement } from '../payments/draft-agreement-store';
import type { Services } from '../services';
import { draftAgreementPage } from './draft-agreement-page';
import { languageOf } from './language';
import { receiptPage } from './receipt-page';
import { receiptOf } from './receipt-store';
import { statementPdf } from './statement-page';

/** The documents of payments; a token gives access to each. */
export function documentRoutes({ database }: Services): DocumentRoute[] {
  return [
    documentRoute(draftAgreementDocument, async ({ token, language }, { now }) => {
      const agreement = await database.write((tx) => openDraftAgreement(tx, token, now));
      if (!agreement) return undefined;
      const { name } = await borrowerById(database, agreement.borrowerId);
      return statementPdf(draftAgreementPage(agreement, name, languageOf(language)));
    }),

    documentRoute(paymentReceipt, async ({ token, referenceNumber, language }, { now }) => {
      const borrowerId = await database.write((tx) =>
        redeemSingleUseToken(tx, 'passable', token, now),
      );
      const receipt =
        borrowerId !== undefined && (await receiptOf(database, borrowerId, referenceNumber));
      if (borrowerId === undefined || !receipt) return undefined;
      const { name } = await borrowerById(database, borrowerId);
      return statementPdf(receiptPage(receipt, name, languageOf(language)));
    }),
  ];
}
