import { useCore, useFlow, useSetting, useTexts } from '@portico/element';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Skeleton } from '@portico/ui';
import { Section } from '../section/section';
import { DocumentList } from './document-list';
import { createDocuments } from './documents.controller';
import type { DocumentsSource } from './documents-source';
import { documentsTexts } from './documents.sentences';
import { UploadPart } from './upload-part';
import { useFileServicesOption } from '../settings/document-options';

/**
 * The documents of an account, a borrower or an application, and the upload of further ones while
 * file services are on (accounts §2.7). It requests its list by itself, and again when the source
 * changes and after an upload.
 */
export function DocumentsSection(props: {
  readonly heading: string;
  readonly source: DocumentsSource;
}): ReactNode {
  const { heading, source } = props;
  const core = useCore();
  const t = useTexts(documentsTexts);
  const fileServices = useSetting(useFileServicesOption);
  const { state, send } = useFlow(() => createDocuments(core));
  // Before the screen is painted: it never shows the documents of another source.
  useLayoutEffect(() => send({ type: 'show', source }), [send, source]);
  // Kept while another list loads, so that the upload stays.
  const [wasRead, setWasRead] = useState(false);
  if (!wasRead && state.at !== 'loading') setWasRead(true);
  const reload = () => send({ type: 'reload' });
  const upload = fileServices ? source.upload : undefined;
  const columns = upload ? '@min-[880px]:upload-column' : '';
  return (
    <div className="@container">
      <div className={'grid grid-cols-1 gap-x-16 gap-y-14 ' + columns}>
        <DocumentList heading={heading} state={state} reload={reload} />
        {upload && (
          <div key={source.key} className="print:hidden">
            <Section heading={t('addHeading')}>
              <div className="min-h-60">
                {wasRead ? (
                  <UploadPart upload={upload} onUploaded={reload} />
                ) : (
                  <Skeleton rows={4} />
                )}
              </div>
            </Section>
          </div>
        )}
      </div>
    </div>
  );
}
