import type { DocumentedDocument } from './document';
import { applyForLoan, applyForLoanSummary } from './documents/apply-for-loan';
import {
  draftAgreementDocument,
  draftAgreementDocumentSummary,
} from './documents/draft-agreement-document';
import { paymentReceipt, paymentReceiptSummary } from './documents/payment-receipt';

/** Every document of the API, for tools. */
export const allDocuments: readonly DocumentedDocument[] = [
  { ...draftAgreementDocument, summary: draftAgreementDocumentSummary },
  { ...applyForLoan, summary: applyForLoanSummary },
  { ...paymentReceipt, summary: paymentReceiptSummary },
];
