import { useFileServicesOption } from '@portico/core/internal';
import { useLayoutEffect, type ReactNode } from 'react';
import { useCore, useSetting } from '../react/hooks';
import { useFlow } from '../react/use-flow';
import { DocumentList } from './document-list';
import { createDocuments } from './documents.controller';
import type { DocumentsSource } from './documents-source';
import { targetKey, type UploadTarget } from './upload-target';
import { Uploads } from './uploads';

/** What a section is of, and its heading. */
export type ShownDocuments = { readonly heading: string; readonly source: DocumentsSource };

/**
 * The documents of an account, a borrower or an application, and the upload of further ones while
 * file services are on (accounts §2.7). It requests its list by itself, and again when the source
 * changes and after an upload.
 */
export function DocumentsSection(props: {
  /** Undefined while none is chosen; uploads that have begun continue. */
  readonly shown: ShownDocuments | undefined;
}): ReactNode {
  const { shown } = props;
  const source = shown?.source;
  const upload = source?.upload;
  const core = useCore();
  const fileServices = useSetting(useFileServicesOption);
  const { state, send } = useFlow(() => createDocuments(core));
  // Before the screen is painted: it never shows the documents of another source.
  useLayoutEffect(() => {
    if (source) send({ type: 'show', source });
  }, [send, source]);
  const reload = () => send({ type: 'reload' });
  const isShown = (target: UploadTarget) => upload && targetKey(upload) === targetKey(target);
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 @min-[880px]:grid-cols-[minmax(0,1fr)_26rem]">
        {shown && <DocumentList heading={shown.heading} state={state} reload={reload} />}
        {fileServices && (
          <Uploads target={upload} onUploaded={(target) => isShown(target) && reload()} />
        )}
      </div>
    </div>
  );
}
