import { today } from '@portico/core/internal';
import { useCore, useTexts } from '@portico/element';
import { Banner, Button } from '@portico/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { bytesOfMegabyte } from '../check-file';
import { makePdf } from './make-pdf';
import { PageList } from './page-list';
import { partsWithin } from './parts-within';
import { uploadPhotosTexts } from './upload-photos.sentences';
import { jpegOf, type JpegPage } from './picture';

export const texts = [uploadPhotosTexts];

type PhotosProps = {
  /** At least one. */
  readonly photos: readonly File[];
  readonly onChange: (photos: readonly File[]) => void;
  /** All pages as one PDF, or as several where one is too large for the lender. */
  readonly onMade: (documents: readonly File[]) => void;
  /** The largest size of a file. */
  readonly megabytes: number;
};

/** The page that could not be read, by its place. */
class UnreadablePage extends Error {
  readonly place: number;

  constructor(place: number) {
    super('The picture cannot be read.');
    this.place = place;
  }
}

/** Photographed pages in their order, which become one PDF (POR-103). */
export default function PhotosView(props: PhotosProps): ReactNode {
  const { photos, onChange, onMade, megabytes } = props;
  const core = useCore();
  const t = useTexts(uploadPhotosTexts);
  const id = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const change = (next: readonly File[]) => {
    setProblem(undefined);
    if (next.length < photos.length) heading.current?.focus();
    onChange(next);
  };

  const make = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const parts = partsWithin(await readAll(photos), megabytes * bytesOfMegabyte);
      const name = t('fileName', { date: today(core) });
      onMade(
        parts.map((pages, place) => {
          const pdf = makePdf(pages);
          const fileName = place === 0 ? `${name}.pdf` : `${name} (${place + 1}).pdf`;
          return new File([pdf], fileName, { type: pdf.type, lastModified: core.now() });
        }),
      );
      onChange([]);
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
      setProblem(t('unreadable', { page: error.place + 1 }));
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby={id} className="grid gap-3">
      <p ref={heading} id={id} tabIndex={-1} className="font-semibold">
        {t('pages', { count: photos.length })}
      </p>
      <PageList pages={photos} onChange={change} />
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={() => void make()}>
          {t('makePdf')}
        </Button>
        <Button variant="quiet" onClick={() => onChange([])}>
          {t('startAgain')}
        </Button>
      </div>
    </section>
  );
}

/** One after the other, because a phone has little memory for pictures. */
async function readAll(photos: readonly File[]): Promise<readonly JpegPage[]> {
  const read: JpegPage[] = [];
  for (const file of photos) {
    read.push(
      await jpegOf(file).catch(() => {
        throw new UnreadablePage(read.length);
      }),
    );
  }
  return read;
}
