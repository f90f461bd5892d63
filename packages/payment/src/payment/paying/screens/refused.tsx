import { useTexts } from '@portico/element';
import { Banner } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Refusal } from '../paying.errors';
import { payingTexts } from '../paying.texts';

/** Why a payment was refused; the processor's message replaces Portico's (payments §8). */
export function Refused({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const t = useTexts(payingTexts);
  return (
    <Banner tone="error">{refusal.processorMessage ?? t(refusal.text, refusal.params)}</Banner>
  );
}
