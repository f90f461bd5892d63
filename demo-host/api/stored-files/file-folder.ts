import { createReadStream } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  rm,
  stat,
  unlink,
  type FileHandle,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ok, refuse, type Checked } from '@portico/rules';
import { newFileId } from './file-id';

/** Milliseconds after which an upload that was not finished is removed. */
export const unfinishedTime = 24 * 60 * 60_000;

/** The bytes of documents on disk, each in a file named by its id. */
export type FileFolder = {
  /**
   * Writes bytes to a new file that is not a document yet; resolves to its path. Reads no further
   * than the limit, and removes the file when the bytes cannot all be written.
   */
  readonly receive: (
    bytes: AsyncIterable<Uint8Array>,
    limit: number,
  ) => Promise<Checked<string, 'tooLarge'>>;
  /** Makes a document of a file; the file stays. Can be repeated. */
  readonly keep: (path: string, id: string) => Promise<void>;
  /** Makes a document of a copy of a file. */
  readonly copyIn: (path: string, id: string) => Promise<void>;
  /** The bytes of a document, in pieces. */
  readonly read: (id: string) => Promise<{ size: number; bytes: ReadableStream<Uint8Array> }>;
  /** The folder of a borrower's unfinished resumable uploads; it exists once this resolves. */
  readonly resumableOf: (borrowerId: number) => Promise<string>;
  /** Removes uploads that nobody has continued in `unfinishedTime`. */
  readonly removeExpired: (now: number) => Promise<void>;
  /** Removes everything. */
  readonly clear: () => Promise<void>;
};

type OpenFile = (path: string, flags: string) => Promise<FileHandle>;

async function writeAll(
  file: FileHandle,
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<'tooLarge' | undefined> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > limit) return 'tooLarge';
    await file.appendFile(chunk);
  }
  await file.sync();
  return undefined;
}

/** @param openFile opens a file for writing; a test of a full disk replaces it. */
export function createFileFolder(folder: string, openFile: OpenFile = open): FileFolder {
  const documents = join(folder, 'documents');
  const unfinished = join(folder, 'unfinished');
  const made = async (path: string) => {
    await mkdir(path, { recursive: true });
    return path;
  };

  return {
    receive: async (bytes, limit) => {
      const path = join(await made(unfinished), newFileId());
      const file = await openFile(path, 'wx');
      let isWhole = false;
      try {
        const problem = await writeAll(file, bytes, limit);
        isWhole = problem === undefined;
        return problem ? refuse(problem) : ok(path);
      } finally {
        await file.close();
        if (!isWhole) await rm(path, { force: true });
      }
    },
    keep: async (path, id) => {
      try {
        await link(path, join(await made(documents), id));
      } catch (error) {
        // Linked before, by a process that ended before it could store that the document exists.
        if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw error;
      }
    },
    copyIn: async (path, id) => copyFile(path, join(await made(documents), id)),
    read: async (id) => {
      const path = join(documents, id);
      const { size } = await stat(path);
      return { size, bytes: webStream(createReadStream(path)) };
    },
    resumableOf: (borrowerId) => made(join(unfinished, String(borrowerId))),
    removeExpired: async (now) => {
      const names = await readdir(await made(unfinished), { recursive: true });
      for (const name of names) {
        const path = join(unfinished, name);
        const found = await stat(path).catch(() => undefined);
        const isExpired = found?.isFile() && now - found.mtimeMs > unfinishedTime;
        if (isExpired) await unlink(path).catch(() => undefined);
      }
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A stream of Node as one of the web. */
function webStream(bytes: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => {
      bytes.destroy();
    },
  });
}
