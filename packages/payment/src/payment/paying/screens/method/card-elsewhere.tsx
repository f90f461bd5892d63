import { thirdPartyCardLinkOption, thirdPartyCardLinkUrl } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { ExternalLink } from '@portico/ui';
import type { ReactNode } from 'react';
import { paymentPayingTexts } from '../../payment.paying.sentences';

/** A link to another site for card payments; the steps stay usable (D75). */
export function CardElsewhere(): ReactNode {
  const t = useTexts(paymentPayingTexts);
  const shown = useSetting(thirdPartyCardLinkOption);
  const url = useSetting(thirdPartyCardLinkUrl);
  if (!shown || !url) return null;
  return (
    <p>
      {t('cardElsewhere')} <ExternalLink href={url}>{t('toCardSite')}</ExternalLink>
    </p>
  );
}
