import {
  documentCenterWidget,
  DocumentsView,
  documentCenterDraftAgreementsTexts,
} from '@portico/document-center';
import type { RouteModule } from '../../routing/route';

/** The ACH draft agreements, and the documents of an account (D60). */
export const documents: RouteModule = {
  View: DocumentsView,
  texts: [...documentCenterWidget.texts, documentCenterDraftAgreementsTexts],
};
