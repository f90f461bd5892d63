import { useCore, useTexts } from '@portico/element';
import { Banner, ConfirmDialog } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { remove, type Passkey } from '../passkeys.controller';
import { passkeysTexts } from '../passkeys.texts';

/** Asks before a passkey is removed. */
export function RemovePasskey(props: {
  readonly passkey: Passkey;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { passkey, onRemoved, onClose } = props;
  const core = useCore();
  const t = useTexts(passkeysTexts);
  const [state, setState] = useState<'asking' | 'removing' | 'failed'>('asking');
  const confirm = async () => {
    setState('removing');
    if (await remove(core, passkey)) onRemoved();
    else setState('failed');
  };
  return (
    <ConfirmDialog
      variant="danger"
      title={t('removeHeading')}
      confirmLabel={t('remove')}
      cancelLabel={t('keep')}
      busy={state === 'removing'}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('removeQuestion', { name: passkey.name })}</p>
      {state === 'failed' && <Banner tone="error">{t('errorRemove')}</Banner>}
    </ConfirmDialog>
  );
}
