import { useTexts } from '@portico/element';
import { formatDate } from '@portico/rules';
import type { PaymentPreset } from '@portico/shared/payment-preset';
import { Banner } from '@portico/ui';
import type { ReactNode } from 'react';
import type { PaymentState } from '../paying.state';
import { paymentPresetTexts, type PaymentPresetTextKey } from './payment.preset.sentences';

/** The parts of what the borrower meant that this loan does not allow, each in a sentence (D178). */
export function RefusedPreset({ state }: { readonly state: PaymentState }): ReactNode {
  const t = useTexts(paymentPresetTexts);
  const { meant, plan } = state;
  if (meant === undefined || meant.refused.length === 0) return null;
  const { preset, refused } = meant;
  const date = preset.day ? formatDate(preset.day) : '';
  const texts: Readonly<Record<keyof PaymentPreset, PaymentPresetTextKey>> = {
    frequency: plan?.onlyOnce === 'existing' ? 'presetChangeAutopay' : 'presetNoAutopay',
    payoff: 'presetNoPayoff',
    day: 'presetNoDay',
    amount: 'presetNoAmount',
    principal: 'presetNoPrincipal',
    method: preset.method === 'card' ? 'presetNoCard' : 'presetNoAch',
  };
  return (
    <Banner tone="info">
      {refused.map((part) => (
        <p key={part}>{t(texts[part], { date })}</p>
      ))}
    </Banner>
  );
}
