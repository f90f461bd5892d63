import { Banner, Button } from '@portico/ui';
import { useEffect, type ReactNode } from 'react';
import { Frame } from './frame';
import { useEmit, useTexts } from './hooks';
import type { Instance } from './instance';
import { PageContent } from './page-content';
import { startTexts } from './start.texts';

/**
 * A widget that cannot start: tells the page, and shows what stands between its tags, else an
 * inline error that can be retried (D9). It never navigates.
 */
export function CannotStart(props: {
  readonly instance: Instance;
  readonly code: 'setup' | 'render';
  readonly retry: () => void;
}): ReactNode {
  const { instance, code, retry } = props;
  const { host, widget } = instance;
  const emit = useEmit();
  const t = useTexts(startTexts);
  useEffect(() => {
    emit('portico-error', { code, tag: widget.tag });
  }, [emit, code, widget]);
  return (
    <PageContent host={host}>
      <Frame>
        <Banner tone="error" title={t('cannotStart')}>
          <Button onClick={retry}>{t('tryAgain')}</Button>
        </Banner>
      </Frame>
    </PageContent>
  );
}
