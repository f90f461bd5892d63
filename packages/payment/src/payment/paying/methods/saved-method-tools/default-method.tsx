import { useTexts } from '@portico/element';
import { Button, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import { savedMethodsTexts } from './saved-methods.sentences';
import type { SavedMethodTools } from './use-saved-method-tools';

/** Names the default method, and removes it as the default (payments §2). */
export function DefaultMethod({ tools }: { readonly tools: SavedMethodTools }): ReactNode {
  const { state, send, defaultName: name = '' } = tools;
  const t = useTexts(savedMethodsTexts);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <span>{t('defaultIs', { name })}</span>
      <span className="-my-2 -me-4 max-[400px]:-ms-4">
        <Button
          variant="quiet"
          disabled={state.busy}
          onClick={() => send({ type: 'removeDefault' })}
        >
          <span>
            {t('removeDefault')} <VisuallyHidden>{t('removeDefaultOf', { name })}</VisuallyHidden>
          </span>
        </Button>
      </span>
    </div>
  );
}
