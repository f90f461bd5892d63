import { useTexts } from '@portico/element';
import { Banner, Button, Inline } from '@portico/ui';
import type { ReactNode } from 'react';
import { paymentTexts, type PaymentTextKey } from './payment.texts';

/** Something could not be loaded, with a button that loads it again, and what else can be done. */
export function RetryBanner(props: {
  readonly text: PaymentTextKey;
  readonly onRetry: () => void;
  /** Another button. */
  readonly children?: ReactNode;
}): ReactNode {
  const t = useTexts(paymentTexts);
  return (
    <Banner
      tone="error"
      action={
        <Inline>
          <Button onClick={props.onRetry}>{t('tryAgain')}</Button>
          {props.children}
        </Inline>
      }
    >
      {t(props.text)}
    </Banner>
  );
}
