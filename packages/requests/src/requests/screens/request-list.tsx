import type { BorrowerRequest, OfferedRequest } from '@portico/contract';
import { useTexts } from '@portico/element';
import { RequestClock, RequestState, titleOf, useWords } from '@portico/shared/requests';
import { Button, TextButton } from '@portico/ui';
import type { ReactNode } from 'react';
import { requestsTexts } from '../requests.sentences';
import { KindLine } from './kind-line';

/** What is begun, what was requested and where each request stands, and the way to a new one. */
export function RequestList(props: {
  readonly requests: readonly BorrowerRequest[];
  /** The kinds of which a request is begun and not sent. */
  readonly begun: readonly OfferedRequest[];
  readonly onGoOn: (kind: string) => void;
  readonly onFollow: (referenceNumber: string) => void;
  /** Undefined where nothing can be requested. */
  readonly onBegin: (() => void) | undefined;
}): ReactNode {
  const { requests, begun, onGoOn, onFollow, onBegin } = props;
  const t = useTexts(requestsTexts);
  const { locale, say } = useWords();
  return (
    <>
      {onBegin && (
        <div>
          <Button variant="primary" onClick={onBegin}>
            {t('begin')}
          </Button>
        </div>
      )}
      {requests.length + begun.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul className="grid grid-cols-1 empty:hidden">
        {begun.map((kind) => (
          <KindLine key={kind.kind} kind={kind} isBegun onChoose={onGoOn} />
        ))}
        {requests.map((request) => (
          <li key={request.referenceNumber} className="border-t border-line py-3 last:border-b">
            <TextButton names="line" onClick={() => onFollow(request.referenceNumber)}>
              {say(titleOf(request, locale))}
            </TextButton>
            <RequestState request={request} />
            <RequestClock request={request} />
          </li>
        ))}
      </ul>
    </>
  );
}
