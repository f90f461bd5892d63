import { useTexts } from '@portico/element';
import { Banner, Button, TextButton } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { draftTexts } from './draft.sentences';
import type { KeptDraft } from './use-draft';

/** Above a form: that it has what was typed before, and the button that empties it. */
export function DraftNotice(props: {
  readonly draft: KeptDraft;
  /** Whether the form also has fields that are never kept. */
  readonly hasSecrets?: boolean | undefined;
  /** One line, in the space between two steps: below it nothing moves. */
  readonly isLine?: boolean | undefined;
}): ReactNode {
  const { draft, hasSecrets = false, isLine = false } = props;
  const t = useTexts(draftTexts);
  const notice = useRef<HTMLDivElement>(null);
  const discarded = draft.at === 'discarded';
  useEffect(() => {
    // The button that had the focus is removed.
    if (discarded) notice.current?.focus();
  }, [discarded]);
  if (draft.at === 'none') return null;
  const sentence = t(discarded ? 'discarded' : hasSecrets ? 'keptWithoutSecrets' : 'kept');
  if (isLine) {
    return (
      <div ref={notice} role="status" tabIndex={-1} className="-my-8 min-h-6 text-sm text-muted">
        {sentence} {!discarded && <TextButton onClick={draft.discard}>{t('discard')}</TextButton>}
      </div>
    );
  }
  return (
    <Banner
      ref={notice}
      tone="info"
      action={!discarded && <Button onClick={draft.discard}>{t('discard')}</Button>}
    >
      <p>{sentence}</p>
    </Banner>
  );
}
