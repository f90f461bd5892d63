import type { FileType } from '@portico/contract';
import type { DocumentKeeper, DocumentOwner, NewDocument } from '../documents/document-keeper';
import type { StoredFile } from '../files/file-store';
import { localFile } from '../files/local-file';
import type { Files } from '../files/open-files';
import { serveKeptDocuments } from '../uploads/serve-documents';
import { rememberedBorrower } from './core-borrowers';
import type { Documents } from './documents';
import type { Borrower, Later } from './handler-types';

/** A document of a borrower with its bytes; the ending of its name says how it is sent. */
export type OpenedDocument = StoredFile & { readonly name: string };

/** How a lender keeps the documents of borrowers. */
export type DocumentsOptions = {
  /** `openFiles`: where an upload is until all of it has come and is checked. */
  readonly files: Files;
  /** What a borrower can say that a document is. */
  readonly fileTypes: readonly FileType[];
  /** Megabytes that a file may have; 10 by default. */
  readonly maximumMegabytes?: number;
  /** Whether a loan or an application is the borrower's; with neither number, it need not be asked. */
  readonly owns: (borrower: Borrower, owner: DocumentOwner) => Later<boolean>;
  /**
   * Keeps a document that was checked; what it throws is answered as "not stored". Called again with
   * the same id where a process ended meanwhile: keep it once.
   */
  readonly store: (borrower: Borrower, document: NewDocument, file: StoredFile) => Promise<unknown>;
  /** A document of this borrower, by its `fileId`; undefined for another's. */
  readonly read: (borrower: Borrower, fileId: string) => Later<OpenedDocument | undefined>;
};

/**
 * Receives documents for `createServer`: resumable uploads (tus 1.0) and forms, with their limits and
 * the checks of their content, and opens them by passable tokens. The lists of documents are
 * answered by handlers.
 */
export function receiveDocuments(options: DocumentsOptions): Documents {
  const { files, fileTypes, maximumMegabytes = 10, owns, store, read } = options;
  return {
    fileTypes,
    serve: (services, hooks) => {
      const borrowerOf = async (id: number) => {
        const borrower = await rememberedBorrower(services.database, id);
        if (!borrower) throw new Error('A session without a borrower');
        return borrower;
      };
      const documentKeeper: DocumentKeeper = {
        maximumMegabytes: () => Promise.resolve(maximumMegabytes),
        fileTypes: fileTypes.map(({ id }) => id),
        isOwn: async (id, owner) => {
          const isBorrowers = owner.account === undefined && owner.application === undefined;
          return isBorrowers || owns(await borrowerOf(id), owner);
        },
        keep: async (id, document, path) => {
          const borrower = await borrowerOf(id);
          const file = await localFile(path);
          try {
            await store(borrower, document, file);
          } finally {
            // The file stays open while its bytes have not all been read.
            await file.bytes.cancel().catch(() => undefined);
          }
        },
        find: async (id, fileId) => {
          const found = await read(await borrowerOf(id), fileId);
          return found && { name: found.name, read: () => Promise.resolve(found) };
        },
      };
      return serveKeptDocuments({ ...services, ...files, documentKeeper }, hooks);
    },
  };
}
