import { useTexts } from '@portico/element';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import type { StepProps } from '../step';
import { StepDialog } from '../step-dialog';
import { closedRoomTexts } from './closed-room.texts';

export const texts = [closedRoomTexts];

/** A step that cannot be done here: says so, says what to do, and gives no session. */
export default function ClosedRoomView({ step, postSignIn }: StepProps): ReactNode {
  const t = useTexts(closedRoomTexts);
  return (
    <StepDialog
      title={t('heading')}
      onCancel={postSignIn.cancel}
      actions={
        <Button variant="primary" onClick={postSignIn.cancel}>
          {t('back')}
        </Button>
      }
    >
      <p>{t(step)}</p>
      <p>{t('contact')}</p>
    </StepDialog>
  );
}
