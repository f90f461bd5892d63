/** Inner parts of this package and data for them, for tests and stories. */
export { DocumentCenterView } from '../document-center/document-center.view';
export { DocumentsView } from '../documents/documents.view';
