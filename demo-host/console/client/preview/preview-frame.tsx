import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BorrowerAccount } from '../../../api/console-routes';
import { fillPreview, type FilledPreview, type PreviewContent } from './fill-preview';

type PreviewFrameProps = PreviewContent & {
  readonly title: string;
  /** Address of a preview's page. */
  readonly address: string;
  /** What the page at this address shows; other pages show what theirs names. */
  readonly account?: BorrowerAccount | undefined;
  /** Called with each page that the preview shows, once it has its tag; returns its end. */
  readonly onPage?: ((page: Document) => () => void) | undefined;
};

/** A widget in a frame. The borrower's links are followed inside it, with the same theme. */
export function PreviewFrame(props: PreviewFrameProps): ReactNode {
  const { title, address, account, onPage, scheme, css, settings } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [filled, setFilled] = useState<FilledPreview>();

  useEffect(() => {
    filled?.change({ scheme, css, settings });
  }, [filled, scheme, css, settings]);

  useEffect(() => (filled && onPage ? onPage(filled.page) : undefined), [filled, onPage]);

  return (
    <iframe
      ref={frame}
      className="preview"
      title={title}
      src={address}
      onLoad={() => {
        const page = frame.current?.contentDocument;
        if (!page) return setFilled(undefined);
        const { pathname, search } = page.location;
        const chosen = pathname + search === address ? account : undefined;
        setFilled(fillPreview(page, { scheme, css, settings }, chosen));
      }}
    />
  );
}
