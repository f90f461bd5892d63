import { useTexts } from '@portico/element';
import { Banner, Button } from '@portico/ui';
import type { ReactNode } from 'react';
import { paymentTexts, type PaymentTextKey } from './payment.texts';

/** Something could not be loaded, with a button that loads it again. */
export function RetryBanner(props: {
  readonly text: PaymentTextKey;
  readonly onRetry: () => void;
}): ReactNode {
  const t = useTexts(paymentTexts);
  return (
    <Banner tone="error" action={<Button onClick={props.onRetry}>{t('tryAgain')}</Button>}>
      {t(props.text)}
    </Banner>
  );
}
