import type { FileProblem } from './check-file';
import type { UploadTextKey } from './upload.sentences';

/** The sentence of each file that is refused before it is sent. */
export const refusalTexts: Readonly<Record<FileProblem, UploadTextKey>> = {
  empty: 'errorEmpty',
  tooLarge: 'errorTooLarge',
  extension: 'errorExtension',
  notPdf: 'errorNotPdf',
  notPicture: 'errorNotPicture',
  notWord: 'errorNotWord',
  unreadable: 'errorUnreadable',
};
