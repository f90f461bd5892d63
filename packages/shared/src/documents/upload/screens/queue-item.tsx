import type { FileType } from '@portico/contract';
import { useTexts } from '@portico/element';
import { Icon, Select, VisuallyHidden, warningIcon } from '@portico/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { percentOf } from '../percent';
import { refusalTexts } from '../upload.errors';
import type { UploadEvent, UploadItem } from '../upload.state';
import { uploadTexts } from '../upload.sentences';
import { ItemButtons } from './item-buttons';
import { Progress } from './progress';

type QueueItemProps = {
  readonly item: UploadItem;
  readonly types: readonly FileType[];
  readonly megabytes: number;
  readonly send: (event: UploadEvent) => void;
  /** The button that sends the files was pressed. */
  readonly pressed: boolean;
  /** It is removed while it has the focus. */
  readonly onFocusLost: () => void;
};

/** A file of the queue: name and size, its type or how far it is, and what can be done with it. */
export function QueueItem(props: QueueItemProps): ReactNode {
  const { item, types, megabytes, send, pressed } = props;
  const { file, status } = item;
  const entry = useRef<HTMLLIElement>(null);
  const latest = useRef(props.onFocusLost);
  useLayoutEffect(() => {
    latest.current = props.onFocusLost;
  });
  useLayoutEffect(() => {
    const element = entry.current;
    return () => {
      const root = element?.getRootNode();
      if (!(root instanceof HTMLDocument || root instanceof ShadowRoot)) return;
      if (element?.contains(root.activeElement)) latest.current();
    };
  }, []);
  return (
    <li ref={entry} className="grid gap-2 border-b border-line py-3">
      <p className="flex justify-between gap-4">
        <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
        <span className="shrink-0 text-sm text-muted">{sizeOf(file.size)}</span>
      </p>
      {status.at === 'queued' && (
        <TypeChoice item={item} types={types} send={send} pressed={pressed} />
      )}
      <Progress item={item} type={types.find(({ id }) => id === item.fileTypeId)?.description} />
      <Problem item={item} megabytes={megabytes} />
      <ItemButtons item={item} send={send} />
    </li>
  );
}

function TypeChoice(props: Pick<QueueItemProps, 'item' | 'types' | 'send' | 'pressed'>): ReactNode {
  const { id, file, fileTypeId } = props.item;
  const t = useTexts(uploadTexts);
  return (
    <Select
      name={`fileType${id}`}
      label={
        <>
          {t('fileType')} <VisuallyHidden>{file.name}</VisuallyHidden>
        </>
      }
      placeholder={t('chooseType')}
      value={fileTypeId}
      options={props.types.map((type) => ({ value: type.id, label: type.description }))}
      error={fileTypeId === '' && props.pressed && t('typeMissing')}
      onChange={(chosen) => props.send({ type: 'chooseType', id, fileTypeId: chosen })}
    />
  );
}

/** Why the file is not sent, or was not stored. */
function Problem(props: Pick<QueueItemProps, 'item' | 'megabytes'>): ReactNode {
  const { file, status } = props.item;
  const t = useTexts(uploadTexts);
  const sentences = {
    refused: () =>
      status.at === 'refused' && t(refusalTexts[status.reason], { megabytes: props.megabytes }),
    failed: () =>
      status.at === 'failed' &&
      ('text' in status.problem ? t(status.problem.text) : status.problem.message),
    interrupted: () =>
      status.at === 'interrupted' &&
      t('interrupted', { percent: percentOf(status.sent, file.size) }),
  };
  const sentence = sentences.refused() || sentences.failed() || sentences.interrupted();
  return (
    // Present before there is an error, because only an existing region is announced.
    <div aria-live="polite" className="text-sm text-danger">
      {sentence && (
        <p className="flex gap-1.5 font-semibold wrap-anywhere">
          <Icon path={warningIcon} />
          <span className="min-w-0">{sentence}</span>
        </p>
      )}
    </div>
  );
}

/** A size with its unit, as file managers show it. */
function sizeOf(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${Math.ceil(kilobytes / 102.4) / 10} MB`;
}
