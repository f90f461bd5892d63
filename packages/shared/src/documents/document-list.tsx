import { chunk } from '@portico/core/internal';
import { PartOnDemand, useTexts } from '@portico/element';
import { Button, Skeleton, Spinner } from '@portico/ui';
import type { ReactNode } from 'react';
import { Section } from '../section/section';
import { SectionError } from '../section/section-error';
import { DocumentTile } from './document-tile';
import type { DocumentsState, ReadyDocuments } from './documents.flow';
import { documentsTexts } from './documents.sentences';

/** Before the first refresh, so that screen readers are told of its end. */
const refreshCode = chunk(() => import('./refresh/refresh-result.view'));

/** Width and height in px of the spinner while the list loads (accounts §9). */
const spinnerDiameter = 35;

/** The documents as tiles, with the states of their list (accounts §2.7, §4). */
export function DocumentList(props: {
  readonly heading: string;
  readonly state: DocumentsState;
  readonly reload: () => void;
}): ReactNode {
  const { heading, state, reload } = props;
  const t = useTexts(documentsTexts);
  // Also while the list loads, which it would move.
  const refresh = state.at !== 'failed' && (
    // The heading keeps the height of its line, as that of the upload beside it.
    <div className="mx-[-16px] -mt-2 -mb-3">
      <Button
        variant="quiet"
        busy={state.at === 'loading' || state.refresh === 'busy'}
        onClick={reload}
      >
        {t('refresh')}
      </Button>
    </div>
  );
  return (
    <Section heading={heading} aside={refresh}>
      <div className="grid min-w-0 content-start gap-6">
        {state.at === 'loading' && <Loading />}
        {state.at === 'failed' && (
          <SectionError retryLabel={t('tryAgain')} retry={reload}>
            {t('error')}
          </SectionError>
        )}
        {state.at === 'ready' && <Documents state={state} />}
        {/* Not before, because the list would move it. */}
        {state.at !== 'loading' && (
          <p className="text-sm text-muted print:hidden">{t('disclaimer')}</p>
        )}
      </div>
    </Section>
  );
}

function Loading(): ReactNode {
  const t = useTexts(documentsTexts);
  return (
    <div aria-busy className="grid gap-4 py-3">
      <Spinner diameter={spinnerDiameter} label={t('loading')} />
      <Skeleton rows={5} />
    </div>
  );
}

function Documents({ state }: { readonly state: ReadyDocuments }): ReactNode {
  const { documents, added } = state;
  const t = useTexts(documentsTexts);
  return (
    <>
      <PartOnDemand code={refreshCode} missing={null}>
        {(RefreshResult) => <RefreshResult {...state} />}
      </PartOnDemand>
      {documents.length === 0 && <p className="font-semibold">{t('none')}</p>}
      <ul className="grid grid-cols-1 @min-[880px]:document-columns empty:hidden">
        {documents.map((listed) => (
          <DocumentTile
            key={listed.fileId}
            listed={listed}
            isNew={added?.has(listed.fileId) ?? false}
          />
        ))}
      </ul>
    </>
  );
}
