import type { RecurringPayment } from '@portico/contract';
import { useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { Button, Dialog, LiveRegion } from '@portico/ui';
import type { ReactNode } from 'react';
import { methodOf } from './autopay.model';
import { autopayTexts } from './autopay.texts';

/** Asks once before autopay is turned off. */
export function TurnOffDialog(props: {
  readonly payment: RecurringPayment;
  readonly busy: boolean;
  readonly send: (event: { readonly type: 'confirm' | 'cancel' }) => void;
}): ReactNode {
  const { payment, busy, send } = props;
  const t = useTexts(autopayTexts);
  const method = methodOf(payment);
  const cancel = () => send({ type: 'cancel' });
  return (
    <Dialog
      open
      role="alertdialog"
      width={400}
      title={t('turnOffHeading')}
      onClose={cancel}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => send({ type: 'confirm' })}>
            {t('turnOffConfirm')}
          </Button>
          <Button onClick={cancel}>{t('keep')}</Button>
        </>
      }
    >
      <p>
        {t('turnOffQuestion', {
          amount: formatMoney(payment.totalAmount),
          method: t(method.key, method.params),
        })}
      </p>
      <LiveRegion>{busy && t('turningOff')}</LiveRegion>
    </Dialog>
  );
}
