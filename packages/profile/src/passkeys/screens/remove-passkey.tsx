import { useCore, useTexts } from '@portico/element';
import { Banner, Button, Dialog } from '@portico/ui';
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
    <Dialog
      open
      role="alertdialog"
      width={400}
      title={t('removeHeading')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={state === 'removing'} onClick={() => void confirm()}>
            {t('remove')}
          </Button>
          <Button onClick={onClose}>{t('keep')}</Button>
        </>
      }
    >
      <p>{t('removeQuestion', { name: passkey.name })}</p>
      {state === 'failed' && <Banner tone="error">{t('errorRemove')}</Banner>}
    </Dialog>
  );
}
