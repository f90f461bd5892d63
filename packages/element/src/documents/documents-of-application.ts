import { applicationDocuments, applicationUpload } from '@portico/contract';
import { documentsSource, type DocumentsSource } from './documents-source';
import { uploadTarget } from './upload-target';

/** The documents of a loan application. */
export function documentsOfApplication(applicationNumber: string): DocumentsSource {
  const upload = uploadTarget(applicationUpload, { applicationNumber });
  return documentsSource(applicationDocuments, { applicationNumber }, upload);
}
