import type { ReceivedFiles } from '../files/received-files';
import type { FileStore, StoredFile } from '../files/file-store';
import type { ServerServices } from '../services';
import type { Format } from './formats';

/** What a document is of; with neither number, of the borrower. */
export type DocumentOwner = {
  readonly account?: string | undefined;
  readonly application?: string | undefined;
};

/** A document without its bytes. */
export type NewDocument = DocumentOwner & {
  /** A new one, which nothing typed has a part in; the `fileId` under which it is opened. */
  readonly id: string;
  /** The file's name as it was sent: make no path from it. */
  readonly name: string;
  /** What its content was found to be. */
  readonly format: Format;
  /** Id of one of the file types. */
  readonly fileType: string;
};

/** A document that is kept. */
export type KeptDocument = {
  /** The file's name, whose ending says how it is sent. */
  readonly name: string;
  readonly read: () => Promise<StoredFile>;
};

/** Keeps the documents of borrowers. */
export type DocumentKeeper = {
  /** Megabytes that a file may have. */
  readonly maximumMegabytes: () => Promise<number>;
  /** Ids of what a borrower can say that a document is. */
  readonly fileTypes: readonly string[];
  /** Whether the borrower may add a document there. */
  readonly isOwn: (borrowerId: number, owner: DocumentOwner) => Promise<boolean>;
  /**
   * Keeps a document with all its bytes, or nothing of it. Once for each id: it is asked again where
   * a process ended before the upload was noted as kept.
   *
   * @param path of the file of this machine, which is removed afterwards
   */
  readonly keep: (borrowerId: number, document: NewDocument, path: string) => Promise<void>;
  /** A document of this borrower; undefined for another's. */
  readonly find: (borrowerId: number, id: string) => Promise<KeptDocument | undefined>;
  /** Removes what `keep` has left behind in a process that was killed, but no document. */
  readonly removeRest?: (borrowerId: number, id: string) => Promise<void>;
};

/** What uploads and documents need. */
export type DocumentServices = ServerServices & {
  readonly documentKeeper: DocumentKeeper;
  /** The parts of uploads that are not finished. */
  readonly files: FileStore;
  /** The bytes of uploads that are being checked. */
  readonly received: ReceivedFiles;
};
