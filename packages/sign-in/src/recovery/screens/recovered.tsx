import { LenderText, useTexts } from '@portico/element';
import { Banner } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Recovered } from '../recovery.flow';
import { recoveryTexts } from '../recovery.sentences';

/** What happens next; a message of the server replaces the text (access §8; D45, D158). */
export function RecoveredScreen({ done }: { readonly done: Recovered }): ReactNode {
  const t = useTexts(recoveryTexts);
  return (
    <Banner tone="success">
      {done.message ? (
        <LenderText html={done.message} />
      ) : (
        <>
          <p>{t('success', { logonName: done.logonName })}</p>
          <p>{t('successMail')}</p>
        </>
      )}
    </Banner>
  );
}
