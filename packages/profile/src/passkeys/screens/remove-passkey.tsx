import { useCore, useFailureText, useTexts } from '@portico/element';
import { useProof } from '@portico/shared/proof';
import { Banner, ConfirmDialog } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { remove, type Passkey } from '../passkeys.controller';
import type { PasskeyRefusal } from '../passkeys.errors';
import { passkeysTexts } from '../passkeys.sentences';

/** Asks before a passkey is removed. */
export function RemovePasskey(props: {
  readonly passkey: Passkey;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { passkey, onRemoved, onClose } = props;
  const core = useCore();
  const prove = useProof();
  const t = useTexts(passkeysTexts);
  const failure = useFailureText(passkeysTexts);
  const [state, setState] = useState<'asking' | 'removing' | { readonly failed: PasskeyRefusal }>(
    'asking',
  );
  const confirm = async () => {
    setState('removing');
    const failed = await remove(core, prove, passkey);
    if (failed) setState({ failed });
    else onRemoved();
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
      {typeof state === 'object' && <Banner tone="error">{failure(state.failed)}</Banner>}
    </ConfirmDialog>
  );
}
