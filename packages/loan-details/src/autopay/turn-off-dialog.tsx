import type { RecurringPayment } from '@portico/contract';
import { useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { ConfirmDialog, LiveRegion } from '@portico/ui';
import type { ReactNode } from 'react';
import { methodOf } from './autopay.model';
import { autopayTexts } from './autopay.sentences';

/** Asks once before autopay is turned off. */
export function TurnOffDialog(props: {
  readonly payment: RecurringPayment;
  readonly busy: boolean;
  readonly send: (event: { readonly type: 'confirm' | 'cancel' }) => void;
}): ReactNode {
  const { payment, busy, send } = props;
  const t = useTexts(autopayTexts);
  const method = methodOf(payment);
  return (
    <ConfirmDialog
      variant="danger"
      icon="money"
      title={t('turnOffHeading')}
      confirmLabel={t('turnOffConfirm')}
      cancelLabel={t('keep')}
      busy={busy}
      onConfirm={() => send({ type: 'confirm' })}
      onCancel={() => send({ type: 'cancel' })}
    >
      <p>
        {t('turnOffQuestion', {
          amount: formatMoney(payment.totalAmount),
          method: t(method.key, method.params),
        })}
      </p>
      <LiveRegion>{busy && t('turningOff')}</LiveRegion>
    </ConfirmDialog>
  );
}
