import { useTexts } from '@portico/element';
import { expiresBefore, formatDate, readExpiration, type LocalDate } from '@portico/rules';
import { Banner } from '@portico/ui';
import type { ReactNode } from 'react';
import { cardOf, type Method } from '../../methods/method';
import { paymentWhenTexts } from '../../payment.when.sentences';

/** Warns that the card expires before the payment, which can still be made (D82). */
export function ExpiryWarning(props: {
  readonly method: Method | undefined;
  readonly day: LocalDate | undefined;
}): ReactNode {
  const { method, day } = props;
  const t = useTexts(paymentWhenTexts);
  const text = method && cardOf(method)?.expirationDate;
  const expiration = text === undefined ? undefined : readExpiration(text);
  if (!expiration || !day || !expiresBefore(expiration, day)) return null;
  return (
    <Banner tone="warning">
      {t('cardExpires', { expiration: expiration.text, date: formatDate(day) })}
    </Banner>
  );
}
