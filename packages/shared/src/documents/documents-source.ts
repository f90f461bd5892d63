import { ok, toJson } from '@portico/rules';
import type { accountDocuments, Call, OutputOf } from '@portico/contract';
import { type CallOutcome, type Core } from '@portico/core/internal';
import type { UploadTarget } from './upload-target';
import type { UploadTargets } from './upload/upload-targets';

type DocumentList = OutputOf<typeof accountDocuments>;

/** A document as the API lists it. */
export type ListedDocument = DocumentList['value'][number];

/** Chooses where files are sent, or returns a target of its own. */
export type UploadOf = (targets: UploadTargets) => UploadTarget;

/** Where a section has its documents from, and where it uploads further ones. */
export type DocumentsSource = {
  /** The same for sources of the same documents. */
  readonly key: string;
  readonly load: (core: Core) => Promise<CallOutcome<readonly ListedDocument[]>>;
  /** Without one, the section has no upload. */
  readonly upload?: UploadOf | undefined;
};

/** A source from any call that lists documents and any upload (accounts §7). */
export function documentsSource<I>(
  list: Call<I, DocumentList>,
  input: NoInfer<I>,
  upload?: UploadOf,
): DocumentsSource {
  return {
    key: `${list.path} ${toJson(input)}`,
    load: async (core) => {
      const answer = await core.client.send(list, input);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    upload,
  };
}
