import type { RecurringPayment } from '@portico/contract';
import { longDate, today } from '@portico/core/internal';
import { saveFile, useCore, useSetting, useSignalValue, useTexts } from '@portico/element';
import { displayAccountNumber, formatMoney, lastFour } from '@portico/rules';
import { Button, Heading } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { removeCheckDigitOption } from '../settings/account-options';
import { plannedPaymentsTexts } from './planned-payments.sentences';

/** The revocation of the authorization for autopay, as the borrower can keep it (D185). */
export function Revocation(props: {
  readonly accountNumber: string;
  /** What was turned off just now; nothing is shown without one. */
  readonly payment: RecurringPayment | undefined;
}): ReactNode {
  const { payment, accountNumber } = props;
  return payment && <RevocationOf accountNumber={accountNumber} payment={payment} />;
}

function RevocationOf(props: {
  readonly accountNumber: string;
  readonly payment: RecurringPayment;
}): ReactNode {
  const { accountNumber, payment } = props;
  const t = useTexts(plannedPaymentsTexts);
  const core = useCore();
  const { locale } = useSignalValue(core.configuration);
  const withoutCheckDigit = useSetting(removeCheckDigitOption);
  const [on] = useState(() => today(core));
  const { totalAmount, paymentAccountNum: ending = '' } = payment;
  const heading = t('revocation');
  const sentence = t(ending ? 'revoked' : 'revokedUnnamed', {
    date: longDate(on, locale),
    amount: formatMoney(totalAmount),
    last4: lastFour(ending),
    loan: displayAccountNumber(accountNumber, withoutCheckDigit),
  });
  const save = () =>
    saveFile(core.environment, {
      name: `autopay-${on}.txt`,
      type: 'text/plain;charset=utf-8',
      text: `${heading}\n\n${sentence}\n`,
    });
  return (
    <section className="grid gap-2 rounded-lg border border-line p-4">
      <Heading level={3} size="label">
        {heading}
      </Heading>
      <p>{sentence}</p>
      <div className="print:hidden">
        <Button onClick={save}>{t('saveRevocation')}</Button>
      </div>
    </section>
  );
}
