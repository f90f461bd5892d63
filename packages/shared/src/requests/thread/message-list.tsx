import { accountDocuments, type BorrowerRequest } from '@portico/contract';
import { useCore, useQuery, useTexts } from '@portico/element';
import { Heading, Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { DocumentTile } from '../../documents/document-tile';
import { SectionError } from '../../section/section-error';
import { requestsFieldsTexts } from '../fields/requests.fields.sentences';
import { useWords } from '../kinds/use-words';
import { messagesOf } from './messages-of';
import { requestsThreadTexts } from './requests.thread.sentences';

/** The messages of both sides about a request, the oldest first; nothing where there are none. */
export function MessageList(props: {
  readonly accountNumber: string;
  readonly request: BorrowerRequest;
}): ReactNode {
  const { accountNumber, request } = props;
  const t = useTexts(requestsThreadTexts);
  const { day } = useWords();
  const messages = messagesOf(request);
  if (messages.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <Heading level={4} size="label">
        {t('messages')}
      </Heading>
      <ul className="grid grid-cols-1 gap-3">
        {messages.map(({ isFromLender, sentOn, text, fileIds }, place) => (
          <li key={place} className="grid grid-cols-1">
            {sentOn && (
              <p className="text-sm text-muted">
                {t(isFromLender ? 'fromUs' : 'fromYou', { date: day(sentOn) })}
              </p>
            )}
            {text !== '' && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
            {fileIds.length > 0 && <MessageFiles accountNumber={accountNumber} fileIds={fileIds} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The files of a message, which a press opens. Their names are those of the account's documents. */
function MessageFiles(props: {
  readonly accountNumber: string;
  readonly fileIds: readonly string[];
}): ReactNode {
  const { accountNumber, fileIds } = props;
  const t = useTexts(requestsThreadTexts);
  const fields = useTexts(requestsFieldsTexts);
  const [documents, read] = useQuery(useCore().query(accountDocuments, { accountNumber }));
  if (documents.status === 'loading') return <Skeleton rows={1} />;
  if (documents.status === 'failed') {
    return (
      <SectionError retryLabel={fields('documentsAgain')} retry={read}>
        {fields('errorDocuments')}
      </SectionError>
    );
  }
  const known = documents.value.value;
  return (
    <ul className="grid grid-cols-1">
      {fileIds.map((fileId) => (
        <DocumentTile
          key={fileId}
          listed={
            known.find((one) => one.fileId === fileId) ?? { fileId, displayName: t('document') }
          }
          isNew={false}
        />
      ))}
    </ul>
  );
}
