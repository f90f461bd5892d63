import { Banner, Button, Dialog, Spinner } from '@portico/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../react/hooks';
import type { ListedDocument } from '../documents-source';
import { documentsTexts } from '../documents.texts';
import { useNewWindow } from '../use-new-window';
import type { ShownFormat } from './can-show-in-page';
import { usePageCopy } from './use-page-copy';

type ViewerProps = {
  readonly document: ListedDocument;
  readonly format: ShownFormat;
  readonly onClose: () => void;
};

/** A document within the page, and the way to a new window where it cannot be shown here. */
export default function ViewerDialog({ document, format, onClose }: ViewerProps): ReactNode {
  const t = useTexts(documentsTexts);
  const [opening, openNewWindow] = useNewWindow(document);
  const problem = opening === 'openFailed' || opening === 'openBlocked' ? opening : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      width={960}
      title={document.displayName}
      actions={
        <>
          <Button busy={opening === 'opening'} onClick={openNewWindow}>
            {t('openInNewWindow')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {problem && <Banner tone="error">{t(problem)}</Banner>}
      <Content document={document} format={format} />
    </Dialog>
  );
}

function Content({ document, format }: Omit<ViewerProps, 'onClose'>): ReactNode {
  const t = useTexts(documentsTexts);
  const [copy, failed] = usePageCopy(document, format);
  if (copy === 'failed') return <Banner tone="warning">{t('viewerFailed')}</Banner>;
  if (copy === 'loading') {
    return (
      <div className="grid h-[65dvh] place-items-center bg-sunken">
        <Spinner diameter={35} label={t('viewerLoading')} />
      </div>
    );
  }
  if (format === 'pdf') {
    // Without `sandbox`: Chromium shows no PDF in a sandboxed frame. The copy's media type is a
    // PDF's, so that it cannot be a page with scripts.
    return (
      <iframe
        src={copy.address}
        title={document.displayName}
        className="h-[65dvh] w-full border-0"
      />
    );
  }
  return (
    <img
      src={copy.address}
      alt={document.displayName}
      onError={failed}
      className="mx-auto max-h-[65dvh] max-w-full"
    />
  );
}
