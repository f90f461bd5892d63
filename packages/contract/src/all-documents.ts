import type { DocumentedDocument } from './document';
import { applyForLoan, applyForLoanSummary } from './documents/apply-for-loan';
import {
  draftAgreementDocument,
  draftAgreementDocumentSummary,
} from './documents/draft-agreement-document';
import { paymentReceipt, paymentReceiptSummary } from './documents/payment-receipt';
import { historyDownload, historyDownloadSummary } from './documents/history-download';
import { payoffBreakdown, payoffBreakdownSummary } from './documents/payoff-breakdown';
import { statementDocument, statementDocumentSummary } from './documents/statement';
import { broadridgeStatement, broadridgeStatementSummary } from './documents/broadridge-statement';
import { uploadedDocument, uploadedDocumentSummary } from './documents/uploaded-document';

/** Every document of the API, for tools. */
export const allDocuments: readonly DocumentedDocument[] = [
  { ...draftAgreementDocument, summary: draftAgreementDocumentSummary },
  { ...applyForLoan, summary: applyForLoanSummary },
  { ...paymentReceipt, summary: paymentReceiptSummary },
  { ...historyDownload, summary: historyDownloadSummary },
  { ...payoffBreakdown, summary: payoffBreakdownSummary },
  { ...statementDocument, summary: statementDocumentSummary },
  { ...broadridgeStatement, summary: broadridgeStatementSummary },
  { ...uploadedDocument, summary: uploadedDocumentSummary },
];
