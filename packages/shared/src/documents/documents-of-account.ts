import { accountDocuments } from '@portico/contract';
import { documentsSource, type DocumentsSource } from './documents-source';

/** The documents of an account. */
export function documentsOfAccount(accountNumber: string): DocumentsSource {
  return documentsSource(accountDocuments, { accountNumber }, ({ loan }) => loan(accountNumber));
}
