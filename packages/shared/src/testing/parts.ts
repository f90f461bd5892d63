/**
 * Inner parts of this package and data for them, for tests and stories. What is only imported is
 * loaded ahead, so that no test waits for a chunk.
 */
import '../documents/viewer/viewer-dialog.view';
import '../passkeys/browser-passkey';
import '../proof/proof-dialog.view';
import '../requests/thread/following.view';

export { default as UploadView } from '../documents/upload/upload.view';
export { createTestUploads, testFile, type Fault, type TestAnswer } from './test-uploads';
export { documentsRefreshTexts } from '../documents/refresh/documents.refresh.sentences';
export { uploadPhotosTexts } from '../documents/upload/photos/upload-photos.sentences';
export { uploadTexts } from '../documents/upload/upload.sentences';
export { documentsViewerTexts } from '../documents/viewer/documents.viewer.sentences';
export { createKeyedHost } from './keyed-host';
export { passArrival, passLookUps } from './pass-look-ups';
export { aField, aKind, day, newGarage } from './requests';
export { proofTexts, type ProofTextKey } from '../proof/proof.sentences';
