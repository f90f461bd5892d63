import { flag, number } from '../setting';

const documents = [
  'portico-application-details',
  'portico-document-center',
  'portico-loan-details',
  'portico-profile',
] as const;

export const useFileServicesOption = flag('globalOptions.useFileServicesOption', {
  for: documents,
  doc: 'The lender keeps documents: shows those of a loan, an application and the profile, and offers the upload of further ones.',
});

export const openDocumentsInPageOption = flag('globalOptions.openDocumentsInPageOption', {
  for: documents,
  doc: 'Opens PDF files and pictures within the page where the browser shows them; while off, every document opens in a new window. PDF files need a page whose policy allows frames from blob:.',
});

/** The server's limit is final (D138). */
export const maximumUploadMegabytes = number('globalOptions.maximumUploadMegabytes', {
  for: documents,
  doc: 'The size in megabytes up to which a file can be uploaded; a larger one is refused before it is sent.',
  default: 10,
});
