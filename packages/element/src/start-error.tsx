import { Banner, Button } from '@portico/ui';
import type { ReactNode } from 'react';
import { Frame } from './frame';
import { useTexts } from './hooks';
import { startErrorTexts } from './start-error.texts';

/** The inline error of a widget that cannot start, in place of its content (D9). */
export default function StartError({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTexts(startErrorTexts);
  return (
    <Frame>
      <Banner tone="error" title={t('cannotStart')}>
        <Button onClick={retry}>{t('tryAgain')}</Button>
      </Banner>
    </Frame>
  );
}
