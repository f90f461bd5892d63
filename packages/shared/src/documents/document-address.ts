import { ok } from '@portico/rules';
import { documentAddress, passableToken, uploadedDocument } from '@portico/contract';
import { type CallOutcome, type Core } from '@portico/core/internal';
import type { ListedDocument } from './documents-source';

/** The address of a document, with a passable token for one use (accounts §7; D8). */
export async function addressOf(core: Core, listed: ListedDocument): Promise<CallOutcome<string>> {
  const answer = await core.client.send(passableToken, undefined);
  if (!answer.ok) return answer;
  return ok(
    documentAddress(core.configuration.peek().api, uploadedDocument, {
      fileId: listed.fileId,
      name: listed.displayName,
      pageNumber: 1,
      fileFormat: listed.displayFormat,
      token: answer.value.passableToken,
    }),
  );
}
