export { documentCenterWidget } from './document-center/document-center.element';
export { DocumentCenterView } from './document-center/document-center.view';
export { documentCenterTexts } from './document-center/document-center.sentences';
export { documentCenterDraftAgreementsTexts } from './documents/document-center.draft-agreements.sentences';
export { DocumentsView } from './documents/documents.view';
export type { PorticoDocumentCenterElement } from './generated/elements';
