import { localDate, type Handlers } from '@portico/server';
import { openFiles, receiveDocuments, type Documents } from '@portico/server/node';
import { core } from './core';

/** A document as the core system has it: here in memory. */
type Stored = {
  readonly owner: string;
  readonly account: string | undefined;
  readonly name: string;
  readonly format: string;
  readonly content: Blob;
};
const stored = new Map<string, Stored>();

/** Receives documents, whose parts are in a folder until they are whole. */
export const documentsIn = (folder: string): Documents =>
  receiveDocuments({
    files: openFiles(folder),
    fileTypes: [
      { id: 'income', description: 'Proof of income' },
      { id: 'insurance', description: 'Proof of insurance' },
    ],
    owns: ({ id }, { account }) => account !== undefined && core.loanOf(id, account) !== undefined,
    store: async ({ id: owner }, { id, account, name, format }, { bytes }) => {
      const content = await new Response(bytes).blob();
      stored.set(id, { owner, account, name, format, content });
    },
    read: ({ id }, fileId) => {
      const found = stored.get(fileId);
      if (found?.owner !== id) return undefined;
      return { name: found.name, size: found.content.size, bytes: found.content.stream() };
    },
  });

const listOf = (borrower: string, loan: string | undefined) =>
  Array.from(stored, ([fileId, { owner, account, name, format }]) => ({
    ...{ owner, account, fileId, displayName: name, displayFormat: format },
    dateUploaded: localDate('2026-11-30'),
  })).filter(({ owner, account }) => owner === borrower && account === loan);

/** The lists of documents. */
export const documentLists: NonNullable<Handlers['documents']> = {
  customerDocuments: ({ id }) => ({ value: listOf(id, undefined) }),
  accountDocuments: ({ id }, { accountNumber }) => ({ value: listOf(id, accountNumber) }),
};
