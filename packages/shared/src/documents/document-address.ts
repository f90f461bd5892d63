import { documentAddress, passableToken, uploadedDocument } from '@portico/contract';
import { success, type Core, type Result } from '@portico/core/internal';
import type { ListedDocument } from './documents-source';

/** The address of a document, with a passable token for one use (accounts §7; D8). */
export async function addressOf(core: Core, listed: ListedDocument): Promise<Result<string>> {
  const answer = await core.client.send(passableToken, undefined);
  if (!answer.ok) return answer;
  return success(
    documentAddress(core.configuration.peek().api, uploadedDocument, {
      fileId: listed.fileId,
      name: listed.displayName,
      pageNumber: 1,
      fileFormat: listed.displayFormat,
      token: answer.value.passableToken,
    }),
  );
}
