import { useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { Banner } from '@portico/ui';
import type { ReactNode } from 'react';
import type { PaymentState } from '../paying.state';
import { paymentPresetTexts } from '../screens/payment.preset.sentences';

/** What becomes of the autopay whose place a new one takes, until the new one is made. */
export function ReplacedAutopay({ state }: { readonly state: PaymentState }): ReactNode {
  const t = useTexts(paymentPresetTexts);
  const { replaces, timing } = state.choices;
  if (replaces?.isOff) return <Banner tone="warning">{t('replacedIsOff')}</Banner>;
  if (!replaces?.autopay || timing?.frequency === 'OneTime') return null;
  return (
    <Banner tone="info">
      {t('replaces', { amount: formatMoney(replaces.autopay.totalAmount) })}
    </Banner>
  );
}
