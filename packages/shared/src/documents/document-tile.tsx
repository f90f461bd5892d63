import { chunk, openDocumentsInPageOption } from '@portico/core/internal';
import { useDialog, useSetting, useTexts } from '@portico/element';
import { documentFormat, formatShortDate } from '@portico/rules';
import { Banner, BusyMark, NewWindowNote } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ListedDocument } from './documents-source';
import { documentsTexts } from './documents.sentences';
import { FormatIcon } from './format-icon';
import { useNewWindow } from './use-new-window';
import { canShowInPage } from './viewer/can-show-in-page';

const viewerCode = chunk(() => import('./viewer/viewer-dialog.view'));

/** A document, which a press opens in a new window or, where the lender prefers it, in the page. */
export function DocumentTile(props: {
  readonly listed: ListedDocument;
  readonly isNew: boolean;
}): ReactNode {
  const { listed, isNew } = props;
  const { displayName, displayFormat, dateUploaded } = listed;
  const t = useTexts(documentsTexts);
  const opensInPage = useSetting(openDocumentsInPageOption);
  const newWindow = useNewWindow(listed);
  const format = documentFormat(displayFormat, displayName);
  const shown = opensInPage && canShowInPage(format) ? format : undefined;
  const viewer = useDialog(
    viewerCode,
    (Viewer, close) => shown && <Viewer listed={listed} format={shown} onClose={close} />,
    shown !== undefined,
  );
  const busy = newWindow.busy || viewer.busy;
  const open = shown ? viewer.open : newWindow.openNewWindow;
  const label = format === 'other' ? t('otherFormat') : format.toUpperCase();
  return (
    <li className="grid content-start gap-2 border-t border-line last:border-b @min-[880px]:document-tile">
      <div className="relative flex gap-4 py-3 @min-[880px]:document-tile-content">
        <FormatIcon format={format} label={label.slice(0, 4).toUpperCase()} />
        <div className="grid min-w-0 content-start gap-1">
          <p>
            <button
              type="button"
              part="link"
              aria-busy={busy}
              className="cursor-pointer text-start text-accent underline underline-offset-4 wrap-anywhere after:absolute after:inset-0 hover:decoration-2"
              onClick={() => busy || open()}
            >
              {displayName}
              {!shown && <NewWindowNote />}
            </button>{' '}
            {isNew && (
              <span className="rounded-sm bg-success-tint px-2 py-0.5 text-sm font-semibold text-success">
                {t('new')}
              </span>
            )}
            {busy && <BusyMark />}
          </p>
          <p className="text-sm text-muted">
            {dateUploaded
              ? t('added', { format: label, date: formatShortDate(dateUploaded) })
              : label}
          </p>
        </div>
      </div>
      {newWindow.problem && <Banner tone="error">{t(newWindow.problem)}</Banner>}
      {viewer.problem}
      {viewer.dialog}
    </li>
  );
}
