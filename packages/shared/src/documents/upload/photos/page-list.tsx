import { useTexts } from '@portico/element';
import {
  Button,
  chevronLeftIcon,
  chevronRightIcon,
  Icon,
  trashIcon,
  VisuallyHidden,
} from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Chooser } from '../screens/chooser';
import { moved } from './page-order';
import { uploadPhotosTexts } from './upload-photos.sentences';
import { drawPicture } from './picture';

/** Pixels of the longer side of a preview. */
const previewSide = 320;

/** The pages with their previews; each can be moved and removed. */
export function PageList(props: {
  readonly pages: readonly File[];
  readonly onChange: (pages: readonly File[]) => void;
}): ReactNode {
  const { pages, onChange } = props;
  const t = useTexts(uploadPhotosTexts);
  const action = (label: string, page: number, icon: string, next: readonly File[]) => (
    <Button variant="quiet" onClick={() => onChange(next)}>
      <Icon path={icon} />
      <VisuallyHidden>
        {label} {t('page', { page })}
      </VisuallyHidden>
    </Button>
  );
  return (
    <>
      <ol className="grid grid-cols-2 gap-3 @md:grid-cols-4">
        {pages.map((page, place) => (
          <li key={place} className="grid content-between gap-1 rounded-md border border-line p-2">
            <Preview
              // Of its own for each photo: one that is still being drawn is not drawn over another.
              key={[page.name, page.size, page.lastModified].join()}
              file={page}
              label={t('page', { page: place + 1 })}
            />
            <p className="text-sm text-muted">{t('page', { page: place + 1 })}</p>
            <div className="flex flex-wrap">
              {place > 0 &&
                action(t('earlier'), place + 1, chevronLeftIcon, moved(pages, place, place - 1))}
              {place < pages.length - 1 &&
                action(t('later'), place + 1, chevronRightIcon, moved(pages, place, place + 1))}
              {action(
                t('remove'),
                place + 1,
                trashIcon,
                pages.filter((_, index) => index !== place),
              )}
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Chooser
          label={t('addPage')}
          accept="image/*"
          camera
          onFiles={(files) => onChange([...pages, ...files])}
        />
      </div>
    </>
  );
}

function Preview(props: { readonly file: File; readonly label: string }): ReactNode {
  const { file, label } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // A picture that cannot be read is named when the PDF is made.
    if (canvas.current) drawPicture(canvas.current, file, previewSide).catch(() => undefined);
  }, [file]);
  return <canvas ref={canvas} role="img" aria-label={label} className="max-w-full" />;
}
