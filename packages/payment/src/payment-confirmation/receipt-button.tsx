import { documentAddress, passableToken, paymentReceipt } from '@portico/contract';
import { documentLanguage } from '@portico/core';
import { useCore, useTexts } from '@portico/element';
import { Banner, Button } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { paymentConfirmationTexts } from './payment-confirmation.texts';

/** Opens the receipt as a PDF in a window of its own, by a token good for this once (payments §7; D8). */
export function ReceiptButton({
  referenceNumber,
}: {
  readonly referenceNumber: string;
}): ReactNode {
  const { client, configuration } = useCore();
  const t = useTexts(paymentConfirmationTexts);
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');

  const open = async () => {
    setState('opening');
    // Before the token is asked for: a window that no press opened is blocked.
    const page = globalThis.open('', '_blank');
    const answer = await client.send(passableToken, undefined);
    if (page && answer.ok) {
      const token = answer.value.passableToken;
      const { api, locale } = configuration.peek();
      page.opener = null;
      page.location.assign(
        documentAddress(api, paymentReceipt, {
          token,
          referenceNumber,
          language: documentLanguage(locale),
        }),
      );
    } else {
      page?.close();
    }
    setState(page && answer.ok ? 'idle' : 'failed');
  };

  return (
    <>
      <Button busy={state === 'opening'} onClick={() => void open()}>
        {t('receipt')}
      </Button>
      {state === 'failed' && <Banner tone="error">{t('receiptFailed')}</Banner>}
    </>
  );
}
