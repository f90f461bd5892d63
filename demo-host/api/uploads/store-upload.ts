import type { Services } from '../services';
import { contentProblem, type ContentProblem } from './check-content';
import { insertDocument } from '../stored-files/document-store';
import type { PlannedUpload } from './planned-upload';

/**
 * Makes a document of a file, once for each id. Either the document and its bytes are stored, or
 * neither: a process that is killed in between leaves a file that no document names.
 */
export async function storeUpload(
  { database, files, business, clock }: Services,
  path: string,
  { id, ...planned }: PlannedUpload & { readonly id: string },
): Promise<ContentProblem | undefined> {
  const problem = await contentProblem(path, planned.format);
  if (problem) return problem;
  const uploadedOn = await business.today();
  await database.write(async (tx) => {
    const isNew = await insertDocument(tx, { ...planned, id, uploadedOn, uploadedAt: clock() });
    if (isNew) await files.keep(path, id);
  });
  return undefined;
}
