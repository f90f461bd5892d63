export type { Documents } from './core/documents';
export {
  receiveDocuments,
  type DocumentsOptions,
  type OpenedDocument,
} from './core/receive-documents';
export { openDatabase } from './database/open-database';
export { migrate } from './database/migrate';
export type { Migration } from './database/server-migrations';
export { keyFromFile } from './key-file';
export type { DocumentOwner, NewDocument } from './documents/document-keeper';
export type { FileStore, StoredFile } from './files/file-store';
export { openFiles, type Files } from './files/open-files';
