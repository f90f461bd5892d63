import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { percentOf } from '../percent';
import type { UploadItem } from '../upload.state';
import { uploadTexts } from '../upload.sentences';

/** Its parts are the browser's: a page's accent colour does not reach a bar without a border. */
const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent forced-colors:border forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-moz-progress-bar]:bg-[Highlight]';

/** How far a file is, as a bar and in words; nothing before it is sent and where it has failed. */
export function Progress(props: {
  readonly item: UploadItem;
  /** The file's chosen type. */
  readonly type: string | undefined;
}): ReactNode {
  const { file, status } = props.item;
  const t = useTexts(uploadTexts);
  const words = useWords(props.item);
  if (words === undefined || !('sent' in status)) return null;
  return (
    <div className="grid gap-1.5">
      <progress
        aria-label={t('progressOf', { name: file.name })}
        value={percentOf(status.sent, file.size)}
        max={100}
        className={bar + (status.at === 'uploading' ? '' : ' opacity-60')}
      />
      <p className="text-sm text-muted">{[words, props.type].filter(Boolean).join('. ')}</p>
    </div>
  );
}

function useWords({ file, status }: UploadItem): string | undefined {
  const t = useTexts(uploadTexts);
  if (status.at === 'waiting') return t('waiting');
  if (status.at !== 'uploading' && status.at !== 'paused') return undefined;
  const percent = percentOf(status.sent, file.size);
  if (status.at === 'paused') return t('paused', { percent });
  const { secondsLeft: seconds } = status;
  if (seconds === undefined) return t('percent', { percent });
  return seconds < 60
    ? t('secondsLeft', { percent, seconds })
    : t('minutesLeft', { percent, minutes: Math.round(seconds / 60) });
}
