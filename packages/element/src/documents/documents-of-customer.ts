import { customerDocuments, customerUpload } from '@portico/contract';
import { documentsSource, type DocumentsSource } from './documents-source';
import { uploadTarget } from './upload-target';

/** The documents of the borrower. */
export function documentsOfCustomer(): DocumentsSource {
  return documentsSource(customerDocuments, undefined, uploadTarget(customerUpload, {}));
}
