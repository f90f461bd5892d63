// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of photos that become one document. */
export const uploadPhotosTexts = defineTexts('uploadPhotos', {
  "pages": "Pages: {count}",
  "page": "Page {page}",
  "earlier": "Move forward",
  "later": "Move back",
  "remove": "Remove",
  "addPage": "Add a page",
  "makePdf": "Make one PDF",
  "startAgain": "Start again",
  "unreadable": "Page {page} cannot be read. Remove it and take it again.",
  "fileName": "Photos {date}"
}, {
  'es': () => import('./es')
});

export type UploadPhotosTextKey = keyof typeof uploadPhotosTexts.english;
