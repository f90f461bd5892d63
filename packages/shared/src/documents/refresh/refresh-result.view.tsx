import { useTexts } from '@portico/element';
import { Banner, LiveRegion } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ReadyDocuments } from '../documents.flow';
import { documentsRefreshTexts } from './documents.refresh.sentences';

export const texts = [documentsRefreshTexts];

/** Says that a refresh has failed, and to screen readers that one has ended and what is new. */
export default function RefreshResult({ documents, added, refresh }: ReadyDocuments): ReactNode {
  const t = useTexts(documentsRefreshTexts);
  const names = documents
    .filter(({ fileId }) => added?.has(fileId))
    .map(({ displayName }) => displayName);
  return (
    <>
      {refresh === 'failed' && <Banner tone="warning">{t('refreshFailed')}</Banner>}
      <LiveRegion>
        {refresh === 'idle' &&
          added &&
          (names.length > 0 ? t('refreshedWithNew', { names: names.join(', ') }) : t('refreshed'))}
      </LiveRegion>
    </>
  );
}
