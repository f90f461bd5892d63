import type { Core } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { createDocumentsFlow, type DocumentsEvent, type DocumentsState } from './documents.flow';

/** The list of documents over the lender's API. */
export function createDocuments(core: Core): Flow<DocumentsState, DocumentsEvent> {
  const loaded = new Set<string>();
  return createDocumentsFlow(async (source) => {
    const answer = await source.load(core);
    if (answer.ok) {
      loaded.add(source.key);
      return answer.value;
    }
    // Only a failed first load is an error for the lender's developers (accounts §4).
    if (!loaded.has(source.key)) {
      core.report({ message: 'Cannot connect to the service to get documents' });
    }
    return undefined;
  });
}
