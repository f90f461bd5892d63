export {
  documentsOfAccount,
  documentsOfApplication,
  documentsOfCustomer,
  documentsSource,
  type DocumentsSource,
  type ListedDocument,
} from './documents-source';
export { DocumentsSection, type ShownDocuments } from './documents-section';
export { documentsTexts } from './documents.texts';
export { uploadTarget, type UploadTarget } from './upload-target';
