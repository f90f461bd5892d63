import { useCore, useSignalValue, useTexts } from '@portico/element';
import { Button, Dialog } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { logOutTexts } from './log-out.sentences';

export const texts = [logOutTexts];

/** Asks before the session ends; with unsaved changes the question differs (access §2; D30). */
export default function LogOutDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const core = useCore();
  const t = useTexts(logOutTexts);
  const unsaved = useSignalValue(core.unsaved);
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const logOut = () => {
    setIsLoggingOut(true);
    core.unsaved.value = false;
    void core.logOut().finally(onClose);
  };
  return (
    <Dialog
      open
      width={350}
      title={t('heading')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(unsaved ? 'no' : 'cancel')}
          </Button>
          <Button variant="primary" busy={isLoggingOut} onClick={logOut}>
            {t(unsaved ? 'yes' : 'logOut')}
          </Button>
        </>
      }
    >
      <p>{t(unsaved ? 'unsavedQuestion' : 'question')}</p>
    </Dialog>
  );
}
