import { useTexts } from '@portico/element';
import { Button, Icon, trashIcon, VisuallyHidden } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '../../../section/use-kept-focus';
import { percentOf } from '../percent';
import { pauseIcon, retryIcon, uploadIcon } from '../upload-icons';
import type { UploadEvent, UploadItem } from '../upload.state';
import { uploadTexts } from '../upload.sentences';

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
  const buttons = useRef<HTMLDivElement>(null);
  useKeptFocus(buttons, step !== undefined);
  const remove: Action = {
    label: t('remove'),
    icon: trashIcon,
    event: { type: 'remove', id: item.id },
  };
  return (
    <div ref={buttons} tabIndex={-1} className="-ms-4 flex flex-wrap">
      {[step, remove].map(
        (action, place) =>
          action && (
            // Pause becomes Go on where it is, with the focus.
            <Button key={place} variant="quiet" onClick={() => send(action.event)}>
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
