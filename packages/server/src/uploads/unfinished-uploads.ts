import { createWriteStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { nullable, number, object, parseJson, pipe, record, string } from 'valibot';
import type { Executor, Part } from '../database/database';
import { insertRows } from '../database/rows';
import type { DocumentServices } from '../documents/document-keeper';
import { newFileId, partFile } from '../files/file-store';

/** Milliseconds after which an upload that nobody continues is removed. */
export const unfinishedTime = 24 * 60 * 60_000;

type Needs = Pick<DocumentServices, 'database' | 'clock' | 'files' | 'received' | 'documentKeeper'>;

/** A refusal of the protocol as an error with its status. */
const refusedBy = (refusal: { readonly status_code: number; readonly body: string }) =>
  Object.assign(new Error(refusal.body.trim()), refusal);

const uploadRow = object({
  size: number(),
  metadata: pipe(string(), parseJson(), record(string(), nullable(string()))),
  at: number(),
});
const partRow = object({ file: string() });

const partsOf = (from: Executor, id: string) =>
  from.all(partRow, 'SELECT file FROM uploaded_parts WHERE upload_id = ? ORDER BY begins_at', [id]);

/**
 * What this process is storing, by upload. Where a connection breaks, the tus server does not wait
 * for it, but the client asks at once how far the upload has come.
 */
const writing = new Map<string, Promise<number>>();

/** The unfinished uploads of one borrower: others do not exist for the tus server. */
export class UnfinishedUploads extends DataStore {
  readonly #needs: Needs;
  readonly #borrowerId: number;
  readonly #part: Part;

  constructor(needs: Needs, borrowerId: number) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
    this.#needs = needs;
    this.#borrowerId = borrowerId;
    this.#part = `borrower ${borrowerId}`;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { database, clock } = this.#needs;
    const row = {
      ...{ id: upload.id, borrower_id: this.#borrowerId, size: upload.size ?? 0 },
      ...{ metadata: JSON.stringify(upload.metadata ?? {}), used_at: clock(), kept: 0 },
    };
    await database.write((tx) => insertRows(tx, 'unfinished_uploads', [row]), this.#part);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    await writing.get(id)?.catch(() => undefined);
    const { size, metadata, at } = await this.#find(this.#needs.database, id);
    return new Upload({ id, size, metadata, offset: at });
  }

  /** An upload that has all of its bytes; undefined while some are missing. */
  async findWhole(id: string): Promise<Upload | undefined> {
    const { size, metadata, at } = await this.#find(this.#needs.database, id);
    return at === size ? new Upload({ id, size, metadata, offset: at }) : undefined;
  }

  /** Whether an upload has become a document. */
  async isKept(id: string): Promise<boolean> {
    return isKept(this.#needs.database, id);
  }

  /** Notes that an upload has become a document. */
  async markKept(id: string): Promise<void> {
    await this.#needs.database.write(
      (tx) => tx.run('UPDATE unfinished_uploads SET kept = 1 WHERE id = ?', [id]),
      this.#part,
    );
  }

  override async write(bytes: Readable, id: string, from: number): Promise<number> {
    const written = this.#store(bytes, id, from);
    writing.set(id, written);
    try {
      return await written;
    } finally {
      writing.delete(id);
    }
  }

  /** Stores what arrives as one part, also what came before the connection broke. */
  async #store(bytes: Readable, id: string, from: number): Promise<number> {
    const { files, received } = this.#needs;
    const path = await received.newPath();
    const file = newFileId();
    try {
      const cut = await pipeline(bytes, createWriteStream(path)).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      const { size } = await stat(path);
      if (size > 0) {
        await files.put(partFile(file), path);
        await this.#addPart(id, { begins_at: from, length: size, file });
      }
      if (cut) throw cut.error;
      return from + size;
    } finally {
      await rm(path, { force: true });
    }
  }

  override async remove(id: string): Promise<void> {
    await this.#find(this.#needs.database, id);
    await removeUpload(this.#needs, this.#borrowerId, id);
  }

  /** Puts the parts together in a file of this machine; resolves to its path. */
  async assemble(id: string): Promise<string> {
    const { database, files, received } = this.#needs;
    const path = await received.newPath();
    const parts = await partsOf(database, id);
    async function* whole() {
      for (const { file } of parts) yield* (await files.get(partFile(file))).bytes;
    }
    await writeFile(path, whole());
    return path;
  }

  async #find(from: Executor, id: string) {
    const found = await from.first(
      uploadRow,
      `SELECT size, metadata,
         (SELECT COALESCE(SUM(length), 0) FROM uploaded_parts WHERE upload_id = u.id) AS at
       FROM unfinished_uploads u WHERE id = ? AND borrower_id = ? AND used_at > ?`,
      [id, this.#borrowerId, this.#needs.clock() - unfinishedTime],
    );
    if (!found) throw refusedBy(ERRORS.FILE_NOT_FOUND);
    return found;
  }

  /** Adds a part where the upload ends; another process may have gone on with it meanwhile. */
  async #addPart(id: string, part: { begins_at: number; length: number; file: string }) {
    const { database, clock, files } = this.#needs;
    const isNext = await database.write(async (tx) => {
      if ((await this.#find(tx, id)).at !== part.begins_at) return false;
      await insertRows(tx, 'uploaded_parts', [{ upload_id: id, ...part }]);
      await tx.run('UPDATE unfinished_uploads SET used_at = ? WHERE id = ?', [clock(), id]);
      return true;
    }, this.#part);
    if (isNext) return;
    await files.remove(partFile(part.file));
    throw refusedBy(ERRORS.INVALID_OFFSET);
  }
}

async function isKept(from: Executor, id: string): Promise<boolean> {
  const found = await from.first(
    object({ kept: number() }),
    'SELECT kept FROM unfinished_uploads WHERE id = ?',
    [id],
  );
  return found?.kept === 1;
}

/** Removes an upload with its bytes, and what is left of a document that it did not become. */
async function removeUpload(
  { database, files, documentKeeper }: Needs,
  borrowerId: number,
  id: string,
) {
  const parts = await partsOf(database, id);
  const isDocument = await isKept(database, id);
  await database.write(async (tx) => {
    await tx.run('DELETE FROM uploaded_parts WHERE upload_id = ?', [id]);
    await tx.run('DELETE FROM unfinished_uploads WHERE id = ?', [id]);
  }, `borrower ${borrowerId}`);
  for (const { file } of parts) await files.remove(partFile(file));
  if (!isDocument) await documentKeeper.removeRest?.(borrowerId, id);
}

/** Removes uploads that nobody has continued in `unfinishedTime`. */
export async function removeExpired(needs: Needs): Promise<void> {
  const { database, clock, received } = needs;
  const expired = await database.all(
    object({ id: string(), borrower_id: number() }),
    'SELECT id, borrower_id FROM unfinished_uploads WHERE used_at <= ?',
    [clock() - unfinishedTime],
  );
  for (const { id, borrower_id } of expired) await removeUpload(needs, borrower_id, id);
  await received.removeOld(clock());
}
