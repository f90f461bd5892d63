import { Button } from '../actions/button';
import { Dialog } from '../overlays/dialog';
import { RichText } from '../text/rich-text';

export type AgreementDialogProps = {
  /** The agreement's name. */
  title: string;
  /** The lender's text; sanitised where it is shown. */
  html: string;
  acceptLabel: string;
  cancelLabel: string;
  /** I Accept, or anything else: Cancel and Escape leave it not accepted (payments §2). */
  onAnswer: (accepted: boolean) => void;
};

/** An agreement to be read and accepted where the borrower is. */
export function AgreementDialog(props: AgreementDialogProps) {
  const { title, html, acceptLabel, cancelLabel, onAnswer } = props;
  return (
    <Dialog
      open
      title={title}
      width={500}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {acceptLabel}
          </Button>
          <Button onClick={() => onAnswer(false)}>{cancelLabel}</Button>
        </>
      }
    >
      <RichText html={html} />
    </Dialog>
  );
}
