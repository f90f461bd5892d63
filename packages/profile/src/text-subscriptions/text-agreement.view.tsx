import { useTexts } from '@portico/element';
import { Button, Dialog } from '@portico/ui';
import type { ReactNode } from 'react';
import { textAgreementTexts } from './text-agreement.texts';

export const texts = [textAgreementTexts];

/** Asks for the consent to text messages (access §4; D56). */
export default function TextAgreement(props: {
  readonly phoneNumber?: string | undefined;
  readonly onAgreed: () => void;
  readonly onDisagreed: () => void;
  readonly onFailed: () => void;
}): ReactNode {
  const t = useTexts(textAgreementTexts);
  return (
    <Dialog
      open
      title={t('title')}
      onClose={props.onDisagreed}
      actions={
        <>
          <Button variant="primary" onClick={props.onAgreed}>
            {t('agree')}
          </Button>
          <Button onClick={props.onDisagreed}>{t('disagree')}</Button>
        </>
      }
    >
      <p>{t('intro')}</p>
    </Dialog>
  );
}
