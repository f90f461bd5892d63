import { useTexts } from '@portico/element';
import { Button, Checkbox, Dialog, DisabledReason, Unbroken } from '@portico/ui';
import { useId, useState, type ReactNode } from 'react';
import { statementFormatTexts } from './statement-format.sentences';

/** Asks the borrower to acknowledge that the consent to e-statements is withdrawn (accounts §4). */
export function WithdrawalDialog(props: {
  readonly account: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { account, onConfirm, onCancel } = props;
  const t = useTexts(statementFormatTexts);
  const [acknowledged, setAcknowledged] = useState(false);
  const reasonId = useId();
  return (
    <Dialog
      open
      width={500}
      title={t('withdrawalTitle')}
      onClose={onCancel}
      actions={
        <>
          <DisabledReason id={reasonId} ready={acknowledged}>
            {t('acknowledgeFirst')}
          </DisabledReason>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={!acknowledged}
            describedBy={acknowledged ? undefined : reasonId}
            onClick={onConfirm}
          >
            {t('turnOff')}
          </Button>
        </>
      }
    >
      <p>
        <Unbroken>{t('withdrawal', { account })}</Unbroken>
      </p>
      <Checkbox
        name="acknowledgeWithdrawal"
        label={<Unbroken>{t('acknowledge')}</Unbroken>}
        checked={acknowledged}
        onChange={setAcknowledged}
      />
    </Dialog>
  );
}
