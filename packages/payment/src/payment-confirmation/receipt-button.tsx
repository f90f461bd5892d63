import { openBlankWindow } from '@portico/core/internal';
import { useCore, useTexts } from '@portico/element';
import { Banner, Button, Icon } from '@portico/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { paymentConfirmationTexts } from './payment-confirmation.sentences';
import { receiptAddress } from './receipt-address';
import { downloadIcon } from './receipt-icons';

/** Opens the receipt as a PDF in a new window; replaced by a notice if the lender has none. */
export function ReceiptButton({
  referenceNumber,
}: {
  readonly referenceNumber: string;
}): ReactNode {
  const core = useCore();
  const t = useTexts(paymentConfirmationTexts);
  const [state, setState] = useState<'idle' | 'opening' | 'failed' | 'missing'>('idle');
  const missing = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed.
  useEffect(() => missing.current?.focus(), [state]);

  const open = async () => {
    setState('opening');
    // Before the token is requested: browsers block a window that no click opened.
    const page = openBlankWindow();
    const address = page ? await receiptAddress(core, referenceNumber) : undefined;
    if (page && address !== undefined && address !== 'missing') {
      page.goTo(address);
      setState('idle');
    } else {
      page?.close();
      setState(address === 'missing' ? 'missing' : 'failed');
    }
  };

  if (state === 'missing') {
    return (
      <Banner tone="info" ref={missing}>
        {t('receiptMissing')}
      </Banner>
    );
  }
  return (
    <>
      <Button busy={state === 'opening'} onClick={() => void open()}>
        <Icon path={downloadIcon} />
        {t('receipt')}
      </Button>
      {state === 'failed' && <Banner tone="error">{t('receiptFailed')}</Banner>}
    </>
  );
}
