import { saveFile, useCore, useTexts } from '@portico/element';
import { calendarFile, formatMoney, paymentTotal, type LocalDate } from '@portico/rules';
import { Button, calendarIcon, Icon } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Confirmation } from '../confirmation';
import { partsOf } from './confirmation-lines';
import { paymentConfirmationTexts } from './payment-confirmation.sentences';

/** Saves the day of a later payment as a calendar file. */
export default function AddToCalendar(props: {
  readonly confirmation: Confirmation;
  readonly date: LocalDate;
}): ReactNode {
  const { confirmation, date } = props;
  const { referenceNumber: reference, submissionInfo } = confirmation;
  const { environment, now } = useCore();
  const t = useTexts(paymentConfirmationTexts);
  const save = () =>
    saveFile(environment, {
      name: 'payment.ics',
      type: 'text/calendar;charset=utf-8',
      text: calendarFile({
        kind: 'payment',
        madeAt: now(),
        about: reference,
        dates: [date],
        title: t('calendarTitle', { amount: formatMoney(paymentTotal(partsOf(submissionInfo))) }),
        description: t('calendarDescription', { reference }),
      }),
    });
  return (
    <Button onClick={save}>
      <Icon path={calendarIcon} />
      {t('addToCalendar')}
    </Button>
  );
}
