export { documentsOfAccount } from './documents-of-account';
export { documentsOfApplication } from './documents-of-application';
export { documentsOfCustomer } from './documents-of-customer';
export { documentsSource, type DocumentsSource, type ListedDocument } from './documents-source';
export { DocumentsSection } from './documents-section';
export { documentsTexts } from './documents.sentences';
export { statementsDestination } from './statements-destination';
export { uploadTarget, type UploadTarget } from './upload-target';
export { UploadPart } from './upload-part';
