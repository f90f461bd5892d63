import { customerDocuments } from '@portico/contract';
import { documentsSource, type DocumentsSource } from './documents-source';

/** The documents of the borrower. */
export function documentsOfCustomer(): DocumentsSource {
  return documentsSource(customerDocuments, undefined, ({ customer }) => customer());
}
