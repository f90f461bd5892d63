import { useHref, useTexts } from '@portico/element';
import { Banner, Link } from '@portico/ui';
import type { ReactNode } from 'react';
import { alertsTexts } from '../alerts.sentences';

/** No e-mail address is on file for the statement alert, and where to add one (accounts §4). */
export function EmailMissing(): ReactNode {
  const t = useTexts(alertsTexts);
  const { href, onClick } = useHref({ screen: 'profile' });
  return (
    <Banner tone="warning">
      <p>{t('emailMissing')}</p>
      {href !== undefined && (
        <p>
          <Link href={href} onClick={onClick}>
            {t('toProfile')}
          </Link>
        </p>
      )}
    </Banner>
  );
}
