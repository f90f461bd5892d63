import { accountDocuments, loanUpload } from '@portico/contract';
import { documentsSource, type DocumentsSource } from './documents-source';
import { uploadTarget } from './upload-target';

/** The documents of an account. */
export function documentsOfAccount(accountNumber: string): DocumentsSource {
  const upload = uploadTarget(loanUpload, { loanNumber: accountNumber });
  return documentsSource(accountDocuments, { accountNumber }, upload);
}
