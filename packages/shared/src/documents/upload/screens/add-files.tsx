import { useCore, useTexts } from '@portico/element';
import { isElement } from '@portico/rules';
import { Icon } from '@portico/ui';
import { useEffect, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { acceptedExtensions } from '../check-file';
import { uploadIcon } from '../upload-icons';
import { uploadTexts } from '../upload.sentences';
import { Chooser } from './chooser';

type AddFilesProps = {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
  /** Photos that become one document. */
  readonly onPhotos: (files: readonly File[]) => void;
  readonly megabytes: number;
};

/** The ways to add files: chooser and paste; dropping on a desktop, the camera on a phone. */
export function AddFiles({ button, onFiles, onPhotos, megabytes }: AddFilesProps): ReactNode {
  const t = useTexts(uploadTexts);
  const mobile = isMobile(useCore().environment.userAgent);
  const ways = (
    <>
      <div className="flex flex-wrap gap-3">
        <Chooser label={t('addFiles')} accept={acceptedExtensions} onFiles={onFiles} ref={button} />
        {mobile && <Chooser label={t('takePhotos')} accept="image/*" camera onFiles={onPhotos} />}
      </div>
      <p className="text-sm text-muted">{t('accepted', { megabytes })}</p>
    </>
  );
  const area = useRef<HTMLDivElement>(null);
  usePaste(area, onFiles);
  return (
    <div ref={area}>
      {mobile ? (
        <div className="grid gap-3">{ways}</div>
      ) : (
        <DropZone onFiles={onFiles}>{ways}</DropZone>
      )}
    </div>
  );
}

/** Mobile browsers name themselves so; a tablet that does not can drop files. */
function isMobile(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobi/.test(userAgent);
}

function DropZone(props: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}): ReactNode {
  const t = useTexts(uploadTexts);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) props.onFiles(files);
  };
  return (
    <div
      data-drop-zone
      className={
        'grid justify-items-center gap-3 rounded-lg border [border-style:dashed] border-edge p-6 text-center ' +
        (over ? 'bg-tint' : '')
      }
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon path={uploadIcon} />
      <p>{t('dropFiles')}</p>
      {props.children}
    </div>
  );
}

/**
 * Adds files that are pasted into this part of the page, or where nothing can be typed: what is
 * pasted into another field of the page is that field's.
 */
function usePaste(
  area: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const [origin] = event.composedPath();
      const isOwn = isElement(origin) && area.current?.contains(origin);
      if (files.length === 0 || event.defaultPrevented || area.current?.closest('[hidden]')) return;
      if (!isOwn && isEditable(origin)) return;
      event.preventDefault();
      latest.current(files);
    };
    // Captured, because what is pasted into a field of a widget ends there.
    addEventListener('paste', paste, true);
    return () => removeEventListener('paste', paste, true);
  }, [area]);
}

/** Whether text or a file can be put there, as into the editor of a page. */
function isEditable(target: EventTarget | undefined): boolean {
  if (!isElement(target)) return false;
  return (
    target.matches('input,textarea,select') ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
