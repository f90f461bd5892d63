import type { DocumentedDocument } from './document';
import {
  draftAgreementDocument,
  draftAgreementDocumentSummary,
} from './documents/draft-agreement-document';
import { paymentReceipt, paymentReceiptSummary } from './documents/payment-receipt';

/** Every document of the API, for tools. */
export const allDocuments: readonly DocumentedDocument[] = [
  { ...draftAgreementDocument, summary: draftAgreementDocumentSummary },
  { ...paymentReceipt, summary: paymentReceiptSummary },
];
