/** Inner parts for the tests of what is made of the server. */
export { openDiskStore } from '../files/disk-store';
export { createReceivedFiles } from '../files/received-files';
export { openS3Store } from '../files/s3-store';
export { pdfProblem } from '../uploads/check-pdf';
export { olderWordProblem, wordProblem } from '../uploads/check-word';
export { partSize } from '../uploads/file-parts';
export { serveResumable } from '../uploads/serve-resumable';
export { serveUploads } from '../uploads/serve-uploads';
export { unfinishedTime } from '../uploads/unfinished-uploads';
