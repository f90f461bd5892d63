import {
  accountDocuments,
  applicationDocuments,
  customerDocuments,
  fileTypes,
  type Call,
} from '@portico/contract';
import { documentsCodes } from '../effects/codes/documents.codes';
import { uploadCodes } from '../effects/codes/upload.codes';
import { screensOf, type FaultRow } from './row';

const showOf = screensOf([...documentsCodes, ...uploadCodes]);

const list = (call: Call): FaultRow => ({
  call,
  show: showOf(call),
  says: 'Cannot connect to the service to get documents',
  but: {
    Unauthorized: 'Documents are shown after you sign in.',
    'parts missing': 'No Uploaded Documents',
  },
  accepts: ['parts missing'],
});

/** The lists of documents, and the upload. */
export const documentsFaults: readonly FaultRow[] = [
  list(accountDocuments),
  list(customerDocuments),
  list(applicationDocuments),
  {
    call: fileTypes,
    show: showOf(fileTypes),
    says: 'Cannot connect to the service to get file types',
    but: { Unauthorized: 'Drop files here', 'parts missing': 'Drop files here' },
    accepts: ['parts missing'],
  },
];
