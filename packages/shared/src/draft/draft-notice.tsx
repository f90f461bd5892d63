import { useTexts } from '@portico/element';
import { Banner, Button } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { draftTexts } from './draft.sentences';
import type { KeptDraft } from './use-draft';

/** Above a form: that it has what was typed before, and the button that empties it. */
export function DraftNotice(props: {
  readonly draft: KeptDraft;
  /** Whether the form also has fields that are never kept. */
  readonly hasSecrets?: boolean | undefined;
}): ReactNode {
  const { draft, hasSecrets = false } = props;
  const t = useTexts(draftTexts);
  const banner = useRef<HTMLDivElement>(null);
  const discarded = draft.at === 'discarded';
  useEffect(() => {
    // The button that had the focus is removed.
    if (discarded) banner.current?.focus();
  }, [discarded]);
  if (draft.at === 'none') return null;
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
