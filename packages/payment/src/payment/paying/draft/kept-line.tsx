import { useTexts } from '@portico/element';
import { draftTexts, type KeptDraft } from '@portico/shared/draft';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Says in one line that what was typed is there again, in the space between two steps: below it
 * nothing moves.
 */
export function KeptLine({ draft }: { readonly draft: KeptDraft }): ReactNode {
  const t = useTexts(draftTexts);
  const line = useRef<HTMLParagraphElement>(null);
  const discarded = draft.at === 'discarded';
  useEffect(() => {
    // The button that had the focus is removed.
    if (discarded) line.current?.focus();
  }, [discarded]);
  if (draft.at === 'none') return null;
  return (
    <p ref={line} role="status" tabIndex={-1} className="-my-8 min-h-6 text-sm text-muted">
      {t(discarded ? 'discarded' : 'kept')}{' '}
      {!discarded && (
        <button
          type="button"
          className="min-h-6 cursor-pointer text-accent underline underline-offset-4 hover:decoration-2"
          onClick={draft.discard}
        >
          {t('discard')}
        </button>
      )}
    </p>
  );
}
