import { useFileServicesOption } from '@portico/core/internal';
import { useLayoutEffect, type ReactNode } from 'react';
import { useCore, useSetting } from '../react/hooks';
import { useFlow } from '../react/use-flow';
import { DocumentList } from './document-list';
import { createDocuments } from './documents.controller';
import type { DocumentsSource } from './documents-source';
import { keyOf, Uploads } from './uploads';

/**
 * The documents of an account, a borrower or an application, and the upload of further ones while
 * file services are on (accounts §2.7). It requests its list by itself, and again when the source
 * changes and after an upload.
 */
export function DocumentsSection(props: {
  readonly heading: string;
  /** Undefined while none is chosen. */
  readonly source: DocumentsSource | undefined;
  /** Shown while none is chosen. */
  readonly children?: ReactNode;
}): ReactNode {
  const { heading, source, children } = props;
  const core = useCore();
  const fileServices = useSetting(useFileServicesOption);
  const { state, send } = useFlow(() => createDocuments(core));
  // Before the screen is painted: it never shows the documents of another source.
  useLayoutEffect(() => {
    if (source) send({ type: 'show', source });
  }, [send, source]);
  const upload = source?.upload;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 @min-[880px]:grid-cols-[minmax(0,1fr)_26rem]">
        {source ? (
          <DocumentList
            heading={heading}
            state={state}
            reload={() => send({ type: 'reload' })}
          />
        ) : (
          children
        )}
        {fileServices && (
          <Uploads
            target={upload}
            onUploaded={(to) => {
              if (upload && keyOf(to) === keyOf(upload)) send({ type: 'reload' });
            }}
          />
        )}
      </div>
    </div>
  );
}
