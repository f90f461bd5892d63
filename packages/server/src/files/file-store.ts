import { randomBytes } from 'node:crypto';

/** Bytes by name: on disk, or in an S3-compatible store for more than one machine. */
export type FileStore = {
  /** Stores the bytes of a file of this machine, all of them or nothing. Can be repeated. */
  readonly put: (name: string, path: string) => Promise<void>;
  /** The bytes, in pieces. @throws {Error} where there are none */
  readonly get: (name: string) => Promise<StoredFile>;
  /** Removes the bytes, if they are there. */
  readonly remove: (name: string) => Promise<void>;
};

export type StoredFile = {
  /** Bytes. */
  readonly size: number;
  readonly bytes: ReadableStream<Uint8Array>;
};

/** The id of a new document: the name of its file on disk, which nothing typed has a part in. */
export const newFileId = (): string => randomBytes(16).toString('hex');

/** The name of a part of an upload that is not finished. */
export const partFile = (id: string): string => `parts/${id}`;
