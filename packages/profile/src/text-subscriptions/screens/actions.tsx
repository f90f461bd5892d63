import { useTexts } from '@portico/element';
import { Button, DisabledReason } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import { textSubscriptionsTexts } from '../text-subscriptions.sentences';
import type { SubscriptionsScreen } from './content';

/**
 * The dialog's buttons: Save with Close, Retry with Cancel where the last step failed, or Okay where
 * texts need an agreement (access §2).
 */
export function Actions(props: SubscriptionsScreen & { readonly onClose: () => void }): ReactNode {
  const { state, send, onClose } = props;
  const t = useTexts(textSubscriptionsTexts);
  const reason = useId();
  if (state.at === 'stopped') {
    const isRefusal = state.problem === 'mustAgree';
    return <Button onClick={onClose}>{t(isRefusal ? 'okay' : 'close')}</Button>;
  }
  if (state.at === 'loading' || state.options.length === 0) {
    return <Button onClick={onClose}>{t('close')}</Button>;
  }
  if (state.at === 'notFinalized') {
    return (
      <>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="primary" onClick={() => send({ type: 'retryPhone' })}>
          {t('retry')}
        </Button>
      </>
    );
  }
  const busy = state.at !== 'choosing';
  const blocked = !busy && !state.changed;
  return (
    <>
      <DisabledReason id={reason} ready={!blocked}>
        {t('unchanged')}
      </DisabledReason>
      <Button variant="quiet" onClick={onClose}>
        {t('close')}
      </Button>
      <Button
        variant="primary"
        busy={busy}
        disabled={blocked}
        describedBy={blocked ? reason : undefined}
        onClick={() => send({ type: 'save' })}
      >
        {t(busy ? 'saving' : 'save')}
      </Button>
    </>
  );
}
