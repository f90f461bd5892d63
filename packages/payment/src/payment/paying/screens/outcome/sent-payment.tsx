import { Figures } from '@portico/ui';
import type { ReactNode } from 'react';
import type { UnnumberedConfirmation } from '../../../../confirmation';
import { frequencyTexts } from '../../../../frequency.sentences';
import { useConfirmationLines } from '../../../../payment-confirmation/confirmation-lines';
import { paymentConfirmationTexts } from '../../../../payment-confirmation/payment-confirmation.sentences';

export const texts = [paymentConfirmationTexts, frequencyTexts];

/** What was sent, for a borrower who asks the lender whether it was made. */
export default function SentPayment(props: {
  readonly confirmation: UnnumberedConfirmation;
}): ReactNode {
  const linesOf = useConfirmationLines();
  return <Figures items={linesOf(props.confirmation)} />;
}
