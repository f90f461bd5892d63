import {
  thirdPartyCardLinkOption,
  thirdPartyCardLinkUrl,
  useThirdPartyFeeOption,
} from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { cents, formatMoney, type Cents, type PaymentType } from '@portico/rules';
import { ExternalLink } from '@portico/ui';
import type { ReactNode } from 'react';
import { feesOf } from '../../plan/rule-facts';
import type { PaymentInfo } from '../../plan/choices';
import { payingTexts } from '../../paying.texts';

/** The fees of a payment type, shown before a method is chosen. */
export function FeeNote(props: {
  readonly info: PaymentInfo;
  readonly type: PaymentType;
}): ReactNode {
  const t = useTexts(payingTexts);
  const thirdParty = useSetting(useThirdPartyFeeOption);
  const fees = feesOf(props.info);
  const of = (fee: Cents | undefined) => formatMoney(fee ?? cents(0));
  const free = (...all: readonly (Cents | undefined)[]) => all.every((fee) => !fee);
  const ach = free(fees.eCheck, fees.scheduledAch, fees.recurringAch)
    ? t('feeNone')
    : t('feeAch', {
        now: of(fees.eCheck),
        later: of(fees.scheduledAch),
        recurring: of(fees.recurringAch),
      });
  const card = free(fees.debitCard, fees.creditCard)
    ? t('feeNone')
    : t('feeCard', { debit: of(fees.debitCard), credit: of(fees.creditCard) });
  return (
    <>
      {props.type === 'ach' ? ach : card} {thirdParty && t('feeThirdParty')}
    </>
  );
}

/** A link to another site for card payments; the steps stay usable (D75). */
export function CardElsewhere(): ReactNode {
  const t = useTexts(payingTexts);
  const shown = useSetting(thirdPartyCardLinkOption);
  const url = useSetting(thirdPartyCardLinkUrl);
  if (!shown || !url) return null;
  return (
    <p>
      {t('cardElsewhere')}{' '}
      <ExternalLink href={url} newTabLabel={t('newTab')}>
        {t('toCardSite')}
      </ExternalLink>
    </p>
  );
}
