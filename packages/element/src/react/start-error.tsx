import { Banner, Button } from '@portico/ui';
import type { ReactNode } from 'react';
import { useTexts } from './hooks';
import { startErrorTexts } from './start-error.texts';

/** Replaces what could not be loaded: an error with a retry (D9). Never in its own chunk. */
export function StartError({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTexts(startErrorTexts);
  return (
    <Banner tone="error" title={t('cannotStart')}>
      <Button onClick={retry}>{t('tryAgain')}</Button>
    </Banner>
  );
}
