import type { DocumentedUpload } from './upload';
import { applicationUpload, applicationUploadSummary } from './uploads/application-upload';
import { customerUpload, customerUploadSummary } from './uploads/customer-upload';
import { loanUpload, loanUploadSummary } from './uploads/loan-upload';

/** Every upload of the API, for tools. */
export const allUploads: readonly DocumentedUpload[] = [
  { ...loanUpload, summary: loanUploadSummary },
  { ...customerUpload, summary: customerUploadSummary },
  { ...applicationUpload, summary: applicationUploadSummary },
];
