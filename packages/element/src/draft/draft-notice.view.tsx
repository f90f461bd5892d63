import { Banner, Button } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../react/hooks';
import { draftTexts } from './draft.texts';
import type { KeptDraft } from './use-draft';

export const texts = [draftTexts];

export type DraftNoticeProps = {
  readonly draft: KeptDraft;
  /** Whether the form also has fields that are never kept. */
  readonly hasSecrets?: boolean | undefined;
};

/** That the form has what was typed before, and the button that empties it. */
export default function DraftNoticeView({ draft, hasSecrets = false }: DraftNoticeProps): ReactNode {
  const t = useTexts(draftTexts);
  const banner = useRef<HTMLDivElement>(null);
  const discarded = draft.at === 'discarded';
  useEffect(() => {
    // The button that had the focus is removed.
    if (discarded) banner.current?.focus();
  }, [discarded]);
  return (
    <Banner
      ref={banner}
      tone="info"
      action={!discarded && <Button onClick={draft.discard}>{t('discard')}</Button>}
    >
      <p>{t(discarded ? 'discarded' : hasSecrets ? 'keptWithoutSecrets' : 'kept')}</p>
    </Banner>
  );
}
