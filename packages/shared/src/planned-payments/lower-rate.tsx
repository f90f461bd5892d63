import type { RateReduction } from '@portico/contract';
import { wordsIn } from '@portico/core/internal';
import { useCore, useSignalValue, useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { plannedPaymentsRateTexts } from './planned-payments.rate.sentences';

/** By how much autopay lowers the rate, with the lender's conditions; nothing where it does not. */
export function LowerRate(props: { readonly reduction: RateReduction | undefined }): ReactNode {
  const { reduction } = props;
  const t = useTexts(plannedPaymentsRateTexts);
  const { locale } = useSignalValue(useCore().configuration);
  if (!reduction) return null;
  const { points, conditions } = reduction;
  return (
    <p className="text-sm">
      {t('lowerRate', { points })} {wordsIn(conditions, locale)}
    </p>
  );
}
