import {
  accountDocuments,
  applicationDocuments,
  customerDocuments,
  fileTypes,
  setTaxFormDelivery,
  taxFormDelivery,
  type Call,
} from '@portico/contract';
import { documentsCodes } from '../effects/codes/documents.codes';
import { uploadCodes } from '../effects/codes/upload.codes';
import { taxFormsCodes, showTaxForms } from '../effects/codes/tax-forms.codes';
import { alone, screensOf, type FaultRow } from './row';

const showOf = screensOf([...documentsCodes, ...uploadCodes, ...taxFormsCodes]);

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
  {
    call: taxFormDelivery,
    show: showTaxForms,
    says: '2025: Form 1098, mortgage interest',
    quiet: 'The choice is not offered then; the tax forms are shown.',
  },
  {
    call: setTaxFormDelivery,
    show: showOf(setTaxFormDelivery),
    says: 'This could not be saved. Please try again.',
    change: alone(),
    but: { 'parts missing': 'Saved' },
    accepts: ['parts missing'],
  },
];
