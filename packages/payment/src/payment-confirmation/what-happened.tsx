import { useTexts } from '@portico/element';
import { formatDate, formatMoney, paymentTotal } from '@portico/rules';
import { checkIcon, Heading, Icon } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Confirmation } from '../confirmation';
import { partsOf } from './confirmation-lines';
import {
  paymentConfirmationTexts,
  type PaymentConfirmationTextKey,
} from './payment-confirmation.sentences';

type Words = readonly [heading: PaymentConfirmationTextKey, more: PaymentConfirmationTextKey];

/** What is said of each kind of payment. */
const words: Readonly<Record<Confirmation['submissionInfo']['kind'], Words>> = {
  immediate: ['paidHeading', 'paidDate'],
  scheduled: ['scheduledHeading', 'scheduledDate'],
  recurring: ['recurringHeading', 'recurringDate'],
};

/** What has happened, at a glance: the amount, unless it is known only on its day, and its day. */
export function WhatHappened({
  confirmation: { submissionInfo, payDate, isRecurringLOCPayingTotalDue },
}: {
  readonly confirmation: Confirmation;
}): ReactNode {
  const t = useTexts(paymentConfirmationTexts);
  const [heading, more] = words[submissionInfo.kind];
  const amount = formatMoney(paymentTotal(partsOf(submissionInfo)));
  return (
    <div className="flex items-start gap-4 bg-success-tint p-4 @sm:p-6">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-success text-surface">
        <Icon path={checkIcon} />
      </span>
      <div className="min-w-0">
        <Heading level={3}>{t(heading, { amount })}</Heading>
        <p className="mt-1">{t('thanks')}</p>
        {payDate && !isRecurringLOCPayingTotalDue && (
          <p>{t(more, { amount, date: formatDate(payDate) })}</p>
        )}
      </div>
    </div>
  );
}
