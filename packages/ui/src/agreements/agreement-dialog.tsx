import { useId, useState } from 'react';
import { Button } from '../actions/button';
import { Banner } from '../feedback/banner';
import { Dialog } from '../overlays/dialog';
import { RichText } from '../text/rich-text';
import type { AgreementTexts } from './agreement-texts';

export type AgreementDialogProps = {
  /** The agreement's name. */
  title: string;
  /** The lender's text; sanitised where it is shown. */
  html: string;
  texts: AgreementTexts;
  /**
   * Called with true for I Accept; Cancel and Escape leave it not accepted (payments §2).
   * @param wasShown whether the text could be read
   */
  onAnswer: (accepted: boolean, wasShown: boolean) => void;
};

/** Shows an agreement to read and accept; one that cannot be shown cannot be accepted. */
export function AgreementDialog({ title, html, texts, onAnswer }: AgreementDialogProps) {
  const [isShown, setShown] = useState<boolean>();
  const [attempt, setAttempt] = useState(0);
  const why = useId();
  const close = () => onAnswer(false, isShown === true);
  const tryAgain = () => {
    setShown(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <Dialog
      open
      title={title}
      width={500}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {texts('cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={!isShown}
            describedBy={isShown === false ? why : undefined}
            onClick={() => onAnswer(true, true)}
          >
            {texts('accept')}
          </Button>
        </>
      }
    >
      <RichText key={attempt} html={html} onShown={setShown} />
      {isShown === false && (
        <Banner tone="error" action={<Button onClick={tryAgain}>{texts('tryAgain')}</Button>}>
          <p id={why}>{texts('unavailable', { name: title })}</p>
        </Banner>
      )}
    </Dialog>
  );
}
