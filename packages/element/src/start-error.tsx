import { Banner, Button } from '@portico/ui';
import type { ReactNode } from 'react';
import { useTexts } from './hooks';
import { startErrorTexts } from './start-error.texts';

/** In place of what could not be loaded: says so and can be tried again (D9). Never in a file of its own. */
export function StartError({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTexts(startErrorTexts);
  return (
    <Banner tone="error" title={t('cannotStart')}>
      <Button onClick={retry}>{t('tryAgain')}</Button>
    </Banner>
  );
}
