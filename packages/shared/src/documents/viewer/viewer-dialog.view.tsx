import { useTexts } from '@portico/element';
import { safeAddress } from '@portico/rules';
import { Banner, Button, Dialog, Spinner } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ListedDocument } from '../documents-source';
import { documentsTexts } from '../documents.sentences';
import { useNewWindow } from '../use-new-window';
import type { ShownFormat } from './can-show-in-page';
import { usePageCopy } from './use-page-copy';
import { documentsViewerTexts } from './documents.viewer.sentences';

export const texts = [documentsViewerTexts];

type ViewerProps = {
  readonly listed: ListedDocument;
  readonly format: ShownFormat;
  readonly onClose: () => void;
};

/** A document within the page, and the way to a new window where it cannot be shown here. */
export default function ViewerDialog({ listed, format, onClose }: ViewerProps): ReactNode {
  const t = useTexts(documentsViewerTexts);
  const tDocuments = useTexts(documentsTexts);
  const { busy, problem, openNewWindow } = useNewWindow(listed);
  return (
    <Dialog
      open
      onClose={onClose}
      width={960}
      title={listed.displayName}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button busy={busy} onClick={openNewWindow}>
            {t('openInNewWindow')}
          </Button>
        </>
      }
    >
      {problem && <Banner tone="error">{tDocuments(problem)}</Banner>}
      <Content listed={listed} format={format} />
    </Dialog>
  );
}

function Content({ listed, format }: Omit<ViewerProps, 'onClose'>): ReactNode {
  const t = useTexts(documentsViewerTexts);
  const [copy, failed] = usePageCopy(listed, format);
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
        src={safeAddress(copy.address, 'copy')}
        title={listed.displayName}
        className="h-[65dvh] w-full border-0"
      />
    );
  }
  return (
    <img
      src={safeAddress(copy.address, 'picture')}
      alt={listed.displayName}
      onError={failed}
      className="mx-auto max-h-[65dvh] max-w-full"
    />
  );
}
