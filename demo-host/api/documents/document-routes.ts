import { draftAgreementDocument, paymentReceipt } from '@portico/contract';
import { formatDate, formatMoney } from '@portico/rules';
import { documentRoute, type DocumentRoute } from '../http/document-routes';
import { borrowerById } from '../identity/borrower-store';
import { redeemSingleUseToken } from '../identity/single-use-token';
import { openDraftAgreement } from '../payments/draft-agreement-store';
import type { Services } from '../services';
import { draftAgreementPage } from './draft-agreement-page';
import { receiptOf, type Receipt } from './receipt-store';
import { statementPdf, type StatementPage } from './statement-page';

const titles: Readonly<Record<Receipt['state'], string>> = {
  paid: 'Payment receipt',
  scheduled: 'Scheduled payment',
  recurring: 'Recurring payment',
};

function receiptPage(receipt: Receipt, borrower: string): StatementPage {
  const { state, reference, account, on, total, description } = receipt;
  return {
    title: titles[state],
    rows: [
      ['Confirmation number', reference],
      ['Borrower', borrower],
      ['Loan', account],
      [state === 'recurring' ? 'Counted from' : 'Payment date', formatDate(on)],
      ['Total', total === 0 ? 'The total due on each day' : formatMoney(total)],
      ['Payment', description],
    ],
    paragraphs:
      state === 'paid'
        ? ['Thank you for your payment.']
        : ['The payment is made on its day, and can be deleted on the website until then.'],
  };
}

/** The documents of payments, each for whoever holds its token. */
export function documentRoutes({ database }: Services): DocumentRoute[] {
  return [
    documentRoute(draftAgreementDocument, async ({ token }, { now }) => {
      const agreement = await database.write((tx) => openDraftAgreement(tx, token, now));
      if (!agreement) return undefined;
      const { name } = await borrowerById(database, agreement.borrowerId);
      return statementPdf(draftAgreementPage(agreement, name));
    }),

    documentRoute(paymentReceipt, async ({ token, referenceNumber }, { now }) => {
      const borrowerId = await database.write((tx) =>
        redeemSingleUseToken(tx, 'passable', token, now),
      );
      const receipt =
        borrowerId !== undefined && (await receiptOf(database, borrowerId, referenceNumber));
      if (borrowerId === undefined || !receipt) return undefined;
      const { name } = await borrowerById(database, borrowerId);
      return statementPdf(receiptPage(receipt, name));
    }),
  ];
}
