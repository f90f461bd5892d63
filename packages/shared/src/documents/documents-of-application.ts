import { applicationDocuments } from '@portico/contract';
import { documentsSource, type DocumentsSource } from './documents-source';

/** The documents of a loan application. */
export function documentsOfApplication(applicationNumber: string): DocumentsSource {
  return documentsSource(applicationDocuments, { applicationNumber }, ({ application }) =>
    application(applicationNumber),
  );
}
