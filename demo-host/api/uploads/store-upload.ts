import type { Services } from '../services';
import { contentProblem, type ContentProblem } from './check-content';
import { insertDocument } from '../stored-files/document-store';
import { documentFile } from '../stored-files/file-store';
import type { PlannedUpload } from './planned-upload';

/**
 * Makes a document of a file, once for each id. Its bytes are stored first: where the document then
 * is not, as in a process that is killed, they are of no document.
 */
export async function storeUpload(
  { database, files, business, clock }: Services,
  path: string,
  { id, ...planned }: PlannedUpload & { readonly id: string },
): Promise<ContentProblem | undefined> {
  const problem = await contentProblem(path, planned.format);
  if (problem) return problem;
  const uploadedOn = await business.today();
  await files.put(documentFile(id), path);
  await database.write(
    (tx) => insertDocument(tx, { ...planned, id, uploadedOn, uploadedAt: clock() }),
    `borrower ${planned.borrowerId}`,
  );
  return undefined;
}
