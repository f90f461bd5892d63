import { Button, Icon, trashIcon, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../react/hooks';
import { percentOf } from '../percent';
import { pauseIcon, retryIcon, uploadIcon } from '../upload-icons';
import type { UploadEvent, UploadItem } from '../upload.state';
import { uploadTexts } from '../upload.texts';

type Action = {
  readonly label: string;
  readonly icon: string;
  readonly event: UploadEvent;
};

/** What can be done with a file now; Remove always. */
export function ItemButtons(props: {
  readonly item: UploadItem;
  readonly send: (event: UploadEvent) => void;
}): ReactNode {
  const { item, send } = props;
  const t = useTexts(uploadTexts);
  const step = useStep(item);
  const remove: Action = {
    label: t('remove'),
    icon: trashIcon,
    event: { type: 'remove', id: item.id },
  };
  return (
    <div className="-ms-4 flex flex-wrap">
      {[step, remove].map(
        (action) =>
          action && (
            <Button key={action.event.type} variant="quiet" onClick={() => send(action.event)}>
              <Icon path={action.icon} />
              <span>
                {action.label} <VisuallyHidden>{item.file.name}</VisuallyHidden>
              </span>
            </Button>
          ),
      )}
    </div>
  );
}

/** The way on from where the file is. */
function useStep({ id, file, status }: UploadItem): Action | undefined {
  const t = useTexts(uploadTexts);
  const resume = { type: 'resume', id } as const;
  switch (status.at) {
    case 'refused':
    case 'queued':
    case 'waiting':
      return undefined;
    case 'uploading':
      return status.resumable
        ? { label: t('pause'), icon: pauseIcon, event: { type: 'pause', id } }
        : undefined;
    case 'paused':
      return { label: t('goOn'), icon: uploadIcon, event: resume };
    case 'interrupted':
    case 'failed': {
      const percent = percentOf(status.sent, file.size);
      const label = percent > 0 ? t('goOnFrom', { percent }) : t('tryAgain');
      return { label, icon: retryIcon, event: resume };
    }
  }
}
