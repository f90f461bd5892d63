// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of a document that is shown within the page. */
export const documentsViewerTexts = defineTexts('documents', {
  "viewerLoading": "Loading the document",
  "viewerFailed": "The document cannot be shown here. You can open it in a new window.",
  "openInNewWindow": "Open in a new window",
  "close": "Close"
}, {
  'es': () => import('./es')
});

export type DocumentsViewerTextKey = keyof typeof documentsViewerTexts.english;
