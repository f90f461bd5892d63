import type { FileType } from '@portico/contract';
import { useTexts } from '@portico/element';
import { Heading } from '@portico/ui';
import { useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { SectionLevelsContext } from '../../../section/section-levels';
import type { UploadEvent, UploadItem } from '../upload.state';
import { uploadTexts } from '../upload.sentences';
import { QueueItem } from './queue-item';

/** The files of the queue. When the one with the focus leaves it, the next one gets the focus. */
export function Queue(props: {
  readonly items: readonly UploadItem[];
  readonly types: readonly FileType[];
  readonly megabytes: number;
  readonly send: (event: UploadEvent) => void;
  /** The button that sends them was pressed. */
  readonly pressed: boolean;
  /** Gets the focus after the last file. */
  readonly whenEmpty: RefObject<HTMLElement | null>;
}): ReactNode {
  const { items, whenEmpty, ...item } = props;
  const t = useTexts(uploadTexts);
  const levels = useContext(SectionLevelsContext);
  const list = useRef<HTMLUListElement>(null);
  const focusPlace = useRef<number>(undefined);
  useEffect(() => {
    const place = focusPlace.current;
    if (place === undefined) return;
    focusPlace.current = undefined;
    const entries = [...(list.current?.children ?? [])];
    const entry = entries[Math.min(place, entries.length - 1)];
    const button = entry?.querySelector<HTMLElement>('button:last-of-type');
    (button ?? whenEmpty.current)?.focus();
  });
  if (items.length === 0) return null;
  return (
    <div className="grid gap-2">
      <Heading level={levels.within} size="label">
        {t('queue')}
      </Heading>
      <ul ref={list} className="border-t border-edge">
        {items.map((one, place) => (
          <QueueItem
            key={one.id}
            item={one}
            {...item}
            onFocusLost={() => {
              focusPlace.current = place;
            }}
          />
        ))}
      </ul>
    </div>
  );
}
