import { remoteBranchLocatorUrl } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { Button, Dialog, ExternalLink } from '@portico/ui';
import type { ReactNode } from 'react';
import { remoteBranchLocatorTexts } from './remote-branch-locator.sentences';

export const texts = [remoteBranchLocatorTexts];

/** The notice that the branch locator is on another site; 350 px wide (access §2, §9). */
export default function RemoteBranchLocatorNotice(props: {
  readonly onClose: () => void;
}): ReactNode {
  const t = useTexts(remoteBranchLocatorTexts);
  const address = useSetting(remoteBranchLocatorUrl);
  return (
    <Dialog
      open
      width={350}
      title={t('heading')}
      onClose={props.onClose}
      actions={
        <Button variant="quiet" onClick={props.onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <p>{t(address ? 'notice' : 'noAddress')}</p>
      {address && (
        <p>
          <ExternalLink href={address} onClick={props.onClose}>
            {t('continue')}
          </ExternalLink>
        </p>
      )}
    </Dialog>
  );
}
