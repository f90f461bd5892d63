import { text } from '@portico/core/internal';

/**
 * Words in the name of every ACH draft agreement among the borrower's documents, in any letter
 * case; such documents are listed first in Documents.
 */
export const draftAgreementDocumentName = text('achPaymentOptions.draftAgreementDocumentName', {
  default: 'ACH draft agreement',
});
