import { changesTexts } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { Banner, Button } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { SendingState } from './sending';
import { requestsSendingTexts } from './requests.sending.sentences';

export type SendingEvent = { readonly type: 'checkAgain' | 'sendAgain' | 'startOver' };

/**
 * What is known of something that was not refused: that it was not sent, is being looked up, or may
 * have arrived, with what can be done about it (D175).
 */
export function SendingNotice(props: {
  readonly sending: SendingState;
  readonly send: (event: SendingEvent) => void;
}): ReactNode {
  const { sending, send } = props;
  const t = useTexts(requestsSendingTexts);
  const changes = useTexts(changesTexts);
  const notice = useRef<HTMLDivElement>(null);
  const { at } = sending;
  useEffect(() => {
    if (at === 'checking' || at === 'unknown' || at === 'notSent') notice.current?.focus();
  }, [at]);
  if (at === 'notSent') {
    return (
      <Banner ref={notice} tone="warning">
        {changes('notSent')}
      </Banner>
    );
  }
  if (at === 'checking') {
    return (
      <Banner ref={notice} tone="info">
        {t('checking')}
      </Banner>
    );
  }
  if (at !== 'unknown') return null;
  const { canSendAgain, mayStillArrive } = sending;
  return (
    <Banner
      ref={notice}
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => send({ type: 'checkAgain' })}>{t('checkAgain')}</Button>
          {canSendAgain && (
            <Button onClick={() => send({ type: 'sendAgain' })}>{t('sendAgain')}</Button>
          )}
          {!canSendAgain && !mayStillArrive && (
            <Button onClick={() => send({ type: 'startOver' })}>{t('startOver')}</Button>
          )}
        </div>
      }
    >
      <p>{t('unknown')}</p>
      {canSendAgain && <p>{t('sendAgainSafe')}</p>}
      {!canSendAgain && !mayStillArrive && <p>{t('startOverSafe')}</p>}
    </Banner>
  );
}
