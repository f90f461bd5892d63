import { ok, refuse, type Checked } from '@portico/rules';
import { contentProblem, formatOf, newFileId } from '@portico/server/parts';
import { rm } from 'node:fs/promises';
import type { Services } from '../services';
import { isAwaited } from './reply-to-request';
import { requestByReference } from './request-store';

const megabyte = 1024 * 1024;

/**
 * Keeps a file that a clerk sends about a request, as a document of its loan that an answer can name.
 *
 * @param name the file's name, whose ending says its format
 */
export async function keepClerkFile(
  { database, documentKeeper, received }: Services,
  { reference, name }: { readonly reference: string; readonly name: string },
  bytes: AsyncIterable<Uint8Array>,
): Promise<
  Checked<{ readonly fileId: string }, 'noRequest' | 'notOpen' | 'notAccepted' | 'tooLarge'>
> {
  const request = await requestByReference(database, reference);
  if (!request) return refuse('noRequest');
  if (!isAwaited(request)) return refuse('notOpen');
  const format = formatOf(name);
  if (!format) return refuse('notAccepted');
  const file = await received.receive(bytes, (await documentKeeper.maximumMegabytes()) * megabyte);
  if (!file.ok) return file;
  try {
    if (await contentProblem(file.value, format)) return refuse('notAccepted');
    const { account, borrowerId } = request;
    const document = { id: newFileId(), account, name, format, fileType: '' };
    await documentKeeper.keep(borrowerId, document, file.value);
    return ok({ fileId: document.id });
  } finally {
    await rm(file.value, { force: true });
  }
}
