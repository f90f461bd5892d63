import { today } from '@portico/core/internal';
import { Banner, Button } from '@portico/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useCore, useTexts } from '../../../react/hooks';
import { makePdf } from './make-pdf';
import { PageList, type PhotoPage } from './page-list';
import { photosTexts } from './photos.texts';
import { jpegOf, type JpegPage } from './picture';

export const texts = [photosTexts];

type PhotosProps = {
  readonly first: readonly File[];
  /** All pages as one PDF. */
  readonly onMade: (pdf: File) => void;
  readonly onCancel: () => void;
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
export default function PhotosView({ first, onMade, onCancel }: PhotosProps): ReactNode {
  const core = useCore();
  const t = useTexts(photosTexts);
  const id = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const [pages, setPages] = useState(first.map((file, place): PhotoPage => ({ id: place, file })));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const change = (next: readonly PhotoPage[]) => {
    setProblem(undefined);
    setPages([...next]);
    if (next.length < pages.length) heading.current?.focus();
  };
  const nextId = Math.max(-1, ...pages.map((page) => page.id)) + 1;

  const make = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const pdf = makePdf(await readAll(pages));
      const name = `${t('fileName', { date: today(core) })}.pdf`;
      onMade(new File([pdf], name, { type: pdf.type, lastModified: core.now() }));
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
      setProblem(t('unreadable', { page: error.place + 1 }));
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby={id} className="grid gap-3">
      <p ref={heading} id={id} tabIndex={-1} className="font-semibold">
        {t('pages', { count: pages.length })}
      </p>
      <PageList
        pages={pages}
        onChange={change}
        onAdd={(files) =>
          change([...pages, ...files.map((file, place) => ({ id: nextId + place, file }))])
        }
      />
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={busy}
          disabled={pages.length === 0}
          onClick={() => void make()}
        >
          {t('makePdf')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('startAgain')}
        </Button>
      </div>
    </section>
  );
}

/** One after the other, because a phone has little memory for pictures. */
async function readAll(pages: readonly PhotoPage[]): Promise<readonly JpegPage[]> {
  const read: JpegPage[] = [];
  for (const [place, { file }] of pages.entries()) {
    read.push(
      await jpegOf(file).catch(() => {
        throw new UnreadablePage(place);
      }),
    );
  }
  return read;
}
