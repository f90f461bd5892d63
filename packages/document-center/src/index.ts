export { documentCenterWidget } from './document-center/document-center.element';
export { DocumentCenterView } from './document-center/document-center.view';
export { documentCenterTexts } from './document-center/document-center.texts';
export { draftAgreementsTexts } from './documents/draft-agreements.texts';
export { DocumentsView } from './documents/documents.view';
export type { PorticoDocumentCenterElement } from './generated/elements';
