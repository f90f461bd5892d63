import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  customerDocuments,
  documentAddress,
  passableToken,
  uploadedDocument,
  writeWire,
  type Upload,
} from '@portico/contract';
import { array, object, parse, record, string, unknown } from 'valibot';
import { seedFile } from '../seed/documents';
import type { Answer, TestHost } from './test-host';

/** A file to send. */
export type TestFile = { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };

const seeded = async (name: string, as: string): Promise<TestFile> => ({
  name: as,
  content: new Uint8Array(await readFile(seedFile(name))),
});

/** A small real file of each format that the seed has. */
export const realFiles = {
  pdf: () => seeded('proof-of-insurance.pdf', 'policy.pdf'),
  jpg: () => seeded('insurance-card.jpg', 'card.jpg'),
  png: () => seeded('repair-estimate.png', 'estimate.png'),
  docx: () => seeded('letter.docx', 'letter.docx'),
};

export const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

/** A PDF of a size, whose content is nothing but its beginning. */
export function pdfOfSize(size: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(size).fill(0x20);
  content.set(bytesOf('%PDF-1.7\n'));
  return content;
}

/** The names in a folder that may not have been made yet. */
const namesIn = async (folder: string) => (existsSync(folder) ? await readdir(folder) : []);

/** The files of uploads that are being received or checked. */
export const receivedFiles = (filesFolder: string) => namesIn(join(filesFolder, 'received'));

/** The parts of unfinished uploads. */
export const storedParts = (filesFolder: string) => namesIn(join(filesFolder, 'parts'));

/** How many files are stored, and how many are only begun. */
export async function countFiles({ filesFolder }: TestHost) {
  const documents = await readdir(join(filesFolder, 'documents'));
  const received = await receivedFiles(filesFolder);
  return { documents: documents.length, received: received.length };
}

/** Sends a file by multipart, its fields first. */
export async function sendFile<I>(
  host: Pick<TestHost, 'fetch'>,
  token: string,
  upload: Upload<I>,
  input: I,
  { name, content }: TestFile,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly message: unknown }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(Object(writeWire(upload.fields, input)))) {
    form.append(field, String(value));
  }
  form.append('file', new File([content], name));
  const response = await host.fetch(upload.path, {
    method: 'POST',
    body: form,
    headers: { UserToken: token, ...headers },
  });
  const body: unknown = await response.json();
  return { status: response.status, message: Reflect.get(Object(body), 'Message') };
}

const list = object({ Value: array(record(string(), unknown())) });

/** The documents of an answer. */
export const documentsIn = ({ body }: Answer) => parse(list, body).Value;

/** The documents of the borrower, as the API lists them. */
export const listedDocuments = async (host: TestHost, token: string) =>
  documentsIn(await host.send(customerDocuments, undefined, { token }));

/** The address that opens a document, with a passable token of its own. */
export async function documentAddressOf(
  host: TestHost,
  token: string,
  fileId: string,
): Promise<string> {
  const { body } = await host.send(passableToken, undefined, { token });
  return documentAddress('', uploadedDocument, {
    fileId,
    name: 'a document',
    pageNumber: 1,
    fileFormat: undefined,
    token: parse(string(), body['PassableToken']),
  });
}
