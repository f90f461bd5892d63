import type { Flow } from '@portico/element';
import { compareDates, eachOnce } from '@portico/rules';
import { signal } from '@preact/signals-core';
import type { DocumentsSource, ListedDocument } from './documents-source';

export type DocumentsState =
  { readonly at: 'loading' } | { readonly at: 'failed' } | ReadyDocuments;

/** A list that was loaded. */
export type ReadyDocuments = {
  readonly at: 'ready';
  /** The newest first. */
  readonly documents: readonly ListedDocument[];
  /** The FileIds of those that the last refresh has added (accounts §4); undefined before one. */
  readonly added: ReadonlySet<string> | undefined;
  readonly refresh: 'idle' | 'busy' | 'failed';
};

export type DocumentsEvent =
  /** Another source is shown; the same one again changes nothing. */
  | { readonly type: 'show'; readonly source: DocumentsSource }
  /** Requests the list again, after a failure or to see what was added. */
  | { readonly type: 'reload' };

type Load = (source: DocumentsSource) => Promise<readonly ListedDocument[] | undefined>;

/**
 * The list of one source at a time. The answer to the last request counts: one for another source,
 * or from before an upload, is ignored.
 *
 * @param load undefined if the list cannot be loaded; never rejects
 */
export function createDocumentsFlow(load: Load): Flow<DocumentsState, DocumentsEvent> {
  const state = signal<DocumentsState>({ at: 'loading' });
  let source: DocumentsSource | undefined;
  let requests = 0;

  const request = async () => {
    if (!source) return;
    requests += 1;
    const own = requests;
    const documents = await load(source);
    if (own === requests) state.value = loaded(state.peek(), documents);
  };

  return {
    state,
    send(event) {
      const before = state.peek();
      if (event.type === 'show') {
        if (event.source.key === source?.key) return;
        source = event.source;
        state.value = { at: 'loading' };
      } else {
        state.value = before.at === 'ready' ? { ...before, refresh: 'busy' } : { at: 'loading' };
      }
      void request();
    },
    dispose: () => void (requests += 1),
  };
}

function loaded(
  before: DocumentsState,
  answer: readonly ListedDocument[] | undefined,
): DocumentsState {
  const isRefresh = before.at === 'ready';
  if (!answer) return isRefresh ? { ...before, refresh: 'failed' } : { at: 'failed' };
  const documents = eachOnce(answer, ({ fileId }) => fileId).sort(newestFirst);
  return {
    at: 'ready',
    documents,
    added: isRefresh ? addedTo(before.documents, documents) : undefined,
    refresh: 'idle',
  };
}

function addedTo(
  shown: readonly ListedDocument[],
  documents: readonly ListedDocument[],
): ReadonlySet<string> {
  const known = new Set(shown.map(({ fileId }) => fileId));
  return new Set(documents.map(({ fileId }) => fileId).filter((id) => !known.has(id)));
}

/** Those without a date last. */
function newestFirst(a: ListedDocument, b: ListedDocument): number {
  if (!a.dateUploaded || !b.dateUploaded) return Number(!a.dateUploaded) - Number(!b.dateUploaded);
  return compareDates(b.dateUploaded, a.dateUploaded);
}
