export {
  documentsOfAccount,
  documentsOfApplication,
  documentsOfCustomer,
  documentsSource,
  type DocumentsSource,
  type ListedDocument,
} from './documents-source';
export { DocumentsSection } from './documents-section';
export { documentsTexts } from './documents.texts';
export { uploadTarget, type UploadTarget } from './upload-target';
