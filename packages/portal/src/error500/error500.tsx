import { useCore, useTexts } from '@portico/element';
import { Button, Heading, Stack } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import type { RouteModule } from '../routing/route';
import { error500Texts } from './error500.sentences';

/** Shown instead of any screen while the setup cannot be loaded (accounts §8). */
export function Error500(): ReactNode {
  const core = useCore();
  const t = useTexts(error500Texts);
  const [trying, setTrying] = useState(false);
  const tryAgain = () => {
    setTrying(true);
    void core.loadSetup().finally(() => setTrying(false));
  };
  return (
    <Stack>
      <Heading own level={2} size="title">
        {t('heading')}
      </Heading>
      <p>{t('message')}</p>
      <div>
        <Button variant="primary" busy={trying} onClick={tryAgain}>
          {t('tryAgain')}
        </Button>
      </div>
    </Stack>
  );
}

export const error500: RouteModule = { View: Error500, texts: [error500Texts] };
