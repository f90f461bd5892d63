import { fileTypes } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import {
  PartOnDemand,
  useCore,
  useQuery,
  useSetting,
  useSignalValue,
  useTexts,
} from '@portico/element';
import { Banner, Button } from '@portico/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { SectionError } from '../../section/section-error';
import { targetKey, type UploadTarget } from '../upload-target';
import { AddFiles } from './screens/add-files';
import { Announcements } from './screens/announcements';
import { Queue } from './screens/queue';
import { UnfinishedUploads } from './screens/unfinished-uploads';
import { uploadsOf } from './upload.controller';
import { isReady, needsType, type UploadItem } from './upload.state';
import { uploadTexts } from './upload.sentences';
import { maximumUploadMegabytes } from '../../settings/document-options';

export const texts = [uploadTexts];

export type UploadViewProps = {
  readonly target: UploadTarget;
  /** A file was stored. */
  readonly onUploaded: () => void;
};

const photosCode = chunk(() => import('./photos/photos.view'));

/** The upload of files to one place, which a lender that keeps no files does not show (accounts §2.7). */
export default function UploadView({ target, onUploaded }: UploadViewProps): ReactNode {
  const core = useCore();
  const t = useTexts(uploadTexts);
  const megabytes = useSetting(maximumUploadMegabytes);
  const uploads = uploadsOf(core);
  const { items, photos: taken, stored, unfinished } = useSignalValue(uploads.state);
  const [types, loadTypes] = useQuery(core.query(fileTypes, undefined));
  const addButton = useRef<HTMLButtonElement>(null);
  // What is missing is not called wrong before the borrower has pressed the button.
  const [pressed, setPressed] = useState(false);
  const key = targetKey(target);
  const listed = types.status === 'ready' ? types.value.fileTypes : [];
  const own = items.filter((item) => targetKey(item.target) === key);
  const photos = taken.find((one) => targetKey(one.target) === key)?.files ?? [];
  const add = (files: readonly File[]) => {
    setPressed(false);
    uploads.send({ type: 'add', files, target });
  };
  const changePhotos = (files: readonly File[]) => {
    uploads.send({ type: 'photos', files, target });
    // Their part of the page, which has the focus, is removed.
    if (files.length === 0) addButton.current?.focus();
  };

  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });
  useEffect(() => uploads.onChanged(key, () => uploaded.current()), [uploads, key]);

  return (
    <div className="grid grid-cols-1 gap-4">
      <AddFiles
        button={addButton}
        onFiles={add}
        onPhotos={(more) => changePhotos([...photos, ...more])}
        megabytes={megabytes}
      />
      {photos.length > 0 && (
        <PartOnDemand code={photosCode}>
          {(Photos) => (
            <Photos photos={photos} onChange={changePhotos} onMade={add} megabytes={megabytes} />
          )}
        </PartOnDemand>
      )}
      <UnfinishedUploads
        uploads={unfinished.filter((one) => targetKey(one.target) === key)}
        onDiscard={(url) => uploads.send({ type: 'discard', url })}
      />
      {stored
        .filter((one) => targetKey(one.target) === key)
        .map(({ name, fileTypeId }, place) => {
          const type = listed.find(({ id }) => id === fileTypeId)?.description;
          return (
            <Banner key={place} tone="success">
              <p className="wrap-anywhere">{t('stored', { name })}</p>
              {type !== undefined && <p className="text-sm">{type}</p>}
            </Banner>
          );
        })}
      {types.status === 'failed' && (
        <SectionError retryLabel={t('tryAgain')} retry={loadTypes}>
          {t('errorFileTypes')}
        </SectionError>
      )}
      <Elsewhere items={items.filter((item) => targetKey(item.target) !== key)} />
      <Queue
        items={own}
        types={listed}
        megabytes={megabytes}
        send={uploads.send}
        pressed={pressed}
        whenEmpty={addButton}
      />
      <UploadButton
        items={own}
        pressed={pressed}
        onPress={() => {
          setPressed(true);
          uploads.send({ type: 'upload', target });
        }}
      />
      <Announcements items={own} />
    </div>
  );
}

/** Names the files that are being sent to other places, because their queue is not in view. */
function Elsewhere({ items }: { readonly items: readonly UploadItem[] }): ReactNode {
  const t = useTexts(uploadTexts);
  const names = items
    .filter(({ status }) => status.at === 'uploading' || status.at === 'waiting')
    .map(({ file }) => file.name);
  if (names.length === 0) return null;
  return (
    <p className="text-sm wrap-anywhere text-muted">
      {t('elsewhere', { names: names.join(', ') })}
    </p>
  );
}

/** Sends the files without errors; while there are none, it says why it cannot (accounts §5). */
function UploadButton(props: {
  readonly items: readonly UploadItem[];
  /** It was pressed: a file without a type says so itself. */
  readonly pressed: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const { items, pressed, onPress } = props;
  const t = useTexts(uploadTexts);
  const id = useId();
  const ready = items.filter(isReady).length;
  const untyped = items.find(needsType);
  const reason =
    items.length === 0
      ? t('reasonEmpty')
      : untyped
        ? !pressed && t('reasonType', { name: untyped.file.name })
        : t('reasonNone');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="primary"
        disabled={ready === 0}
        describedBy={ready === 0 && reason ? id : undefined}
        onBlocked={onPress}
        onClick={onPress}
      >
        {t('upload', { count: ready })}
      </Button>
      {ready === 0 && reason && (
        <p id={id} className="min-w-0 text-sm wrap-anywhere text-muted">
          {reason}
        </p>
      )}
    </div>
  );
}
