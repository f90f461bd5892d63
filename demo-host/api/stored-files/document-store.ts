import type { AccountDocument } from '@portico/contract';
import type { LocalDate } from '@portico/rules';
import { object, picklist, string } from 'valibot';
import {
  type DocumentOwner as OwnerOf,
  type Executor,
  formats,
  type NewDocument as DocumentOf,
  partFile,
} from '@portico/server/parts';
import { dayColumn } from '../ledger/account-store';

/** What a document is of; with neither number, of the borrower. */
export type DocumentOwner = OwnerOf & { readonly borrowerId: number };

/** A document without its bytes. */
export type NewDocument = DocumentOf & {
  readonly borrowerId: number;
  readonly uploadedOn: LocalDate;
  /** Milliseconds. */
  readonly uploadedAt: number;
};

/** The name of a document's bytes. */
export const documentFile = (id: string): string => `documents/${id}`;

const row = object({
  id: string(),
  name: string(),
  format: picklist(formats),
  uploaded_on: dayColumn,
});

/** Stores a document; false when it is stored already. */
export async function insertDocument(tx: Executor, document: NewDocument): Promise<boolean> {
  const { id, borrowerId, account, application, name, format, fileType } = document;
  const inserted = await tx.run(
    `INSERT INTO documents (id, borrower_id, account, application, name, format, file_type,
     uploaded_on, uploaded_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    [
      id,
      borrowerId,
      account ?? null,
      application ?? null,
      name,
      format,
      fileType,
      document.uploadedOn,
      document.uploadedAt,
    ],
  );
  return inserted > 0;
}

/** The documents of an account, an application or the borrower, the newest first. */
export async function documentsOf(
  from: Executor,
  { borrowerId, account, application }: DocumentOwner,
): Promise<AccountDocument[]> {
  const found = await from.all(
    row,
    `SELECT id, name, format, uploaded_on FROM documents
     WHERE borrower_id = ? AND account IS NOT DISTINCT FROM ? AND application IS NOT DISTINCT FROM ?
     ORDER BY uploaded_at DESC, rowid DESC`,
    [borrowerId, account ?? null, application ?? null],
  );
  return found.map(({ id, name, format, uploaded_on: dateUploaded }) => ({
    fileId: id,
    displayName: name,
    displayFormat: format,
    dateUploaded,
    imageUrl: undefined,
  }));
}

/** A document of this borrower; undefined for another's. */
export function documentById(from: Executor, borrowerId: number, id: string) {
  return from.first(
    row,
    'SELECT id, name, format, uploaded_on FROM documents WHERE id = ? AND borrower_id = ?',
    [id, borrowerId],
  );
}

/** The names of all bytes in the store of files. */
export async function storedFiles(from: Executor): Promise<readonly string[]> {
  const one = object({ id: string() });
  const documents = await from.all(one, 'SELECT id FROM documents');
  const parts = await from.all(one, 'SELECT file AS id FROM uploaded_parts');
  return [...documents.map(({ id }) => documentFile(id)), ...parts.map(({ id }) => partFile(id))];
}

/** Whether the borrower has an application of that number. */
export async function hasApplication(
  from: Executor,
  borrowerId: number,
  number: string,
): Promise<boolean> {
  const found = await from.first(
    object({ number: string() }),
    'SELECT number FROM loan_applications WHERE number = ? AND borrower_id = ?',
    [number, borrowerId],
  );
  return found !== undefined;
}
