import { removeCheckDigitOption } from '@portico/core';
import { useSetting, useTexts } from '@portico/element';
import { displayAccountNumber, formatDate, formatMoney } from '@portico/rules';
import { Button, Dialog, Summary } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ReadyPayment } from '../paying.plan';
import type { PaymentEvent } from '../paying.state';
import { payingTexts } from '../paying.texts';
import { useMethodName } from './method-name';

/** Width in px (payments §9). */
const width = 400;

/** What is about to be paid, once more, before it is (D125). */
export default function ConfirmDialog(props: {
  readonly ready: ReadyPayment;
  /** It is being submitted: there is no way back. */
  readonly busy: boolean;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const { ready, busy, send } = props;
  const { submission, fee, total } = ready;
  const { kind, frequencyInfo, method, accountNumber, amount } = submission;
  const t = useTexts(payingTexts);
  const nameOf = useMethodName();
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const date = formatDate(frequencyInfo.date);
  const cancel = () => send({ type: 'cancelReview' });
  return (
    <Dialog
      open
      width={width}
      title={t('confirmHeading')}
      onClose={cancel}
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={() => send({ type: 'confirm' })}>
            {t(busy ? 'submitting' : 'confirm')}
          </Button>
          <Button disabled={busy} onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>
        {t(kind === 'immediate' ? 'confirmNow' : 'confirmLater', {
          total: formatMoney(total),
          date,
        })}
      </p>
      <Summary
        items={[
          {
            term: t('payLoan'),
            description: displayAccountNumber(accountNumber, removeCheckDigit),
          },
          { term: t('from'), description: nameOf(method) },
          { term: t('posts'), description: date },
          { term: t('paymentAmount'), description: formatMoney(amount) },
          { term: t('processingFee'), description: formatMoney(fee) },
          { term: t('total'), description: formatMoney(total), strong: true },
        ]}
      />
    </Dialog>
  );
}
