import { useTexts } from '@portico/element';
import { Button, Dialog, ExternalLink } from '@portico/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useApplication } from './apply-for-loan.address';
import { applyForLoanTexts } from './apply-for-loan.sentences';

export const texts = [applyForLoanTexts];

/** The notice that says where the application opens; 300 px wide (accounts §4, §9). */
export default function ApplyForLoanNotice(props: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(applyForLoanTexts);
  const { address, open } = useApplication(props.onClose);
  const follow = (event: MouseEvent) => {
    if (address === undefined) event.preventDefault();
    open();
  };
  return (
    <Dialog
      open
      width={300}
      title={t('heading')}
      onClose={props.onClose}
      actions={
        <Button variant="quiet" onClick={props.onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <p>{t('notice')}</p>
      <p>
        <ExternalLink href={address ?? '#'} onClick={follow}>
          {t('continue')}
        </ExternalLink>
      </p>
    </Dialog>
  );
}
