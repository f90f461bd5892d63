import { useCore, useTexts } from '@portico/element';
import { Button, checkIcon, Icon, LiveRegion } from '@portico/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { paymentConfirmationTexts } from './payment-confirmation.sentences';
import { copyIcon } from './receipt-icons';

/** Milliseconds for which the button says that the number was copied. */
const copiedTime = 2_000;

/** The number by which the lender finds the payment, with a button that copies it. */
export function ConfirmationNumber({ number }: { readonly number: string }): ReactNode {
  const t = useTexts(paymentConfirmationTexts);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="text-sm text-muted">{t('confirmationNumber')}</p>
        <p
          part="confirmation-number"
          className="text-2xl leading-tight font-semibold wrap-anywhere select-all tabular"
        >
          {number}
        </p>
      </div>
      <CopyButton text={number} />
    </div>
  );
}

/** Not shown where the page may not use the clipboard: there the number can be selected. */
function CopyButton({ text }: { readonly text: string }): ReactNode {
  const { environment } = useCore();
  const t = useTexts(paymentConfirmationTexts);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    return environment.delay(() => setState('idle'), copiedTime);
  }, [environment, state]);
  const clipboard = clipboardOf(globalThis.navigator);
  if (!clipboard) return null;
  const copied = state === 'copied';
  return (
    <div className="print:hidden">
      <Button
        onClick={() =>
          void clipboard.writeText(text).then(
            () => setState('copied'),
            () => setState('failed'),
          )
        }
      >
        <Icon path={copied ? checkIcon : copyIcon} />
        {t(copied ? 'copied' : 'copy')}
      </Button>
      <LiveRegion>{copied && t('copied')}</LiveRegion>
      <p aria-live="polite" className="mt-1 text-sm text-muted empty:mt-0">
        {state === 'failed' && t('copyFailed')}
      </p>
    </div>
  );
}

/** Browsers have it only on pages served securely. */
function clipboardOf(browser: { readonly clipboard?: Clipboard }): Clipboard | undefined {
  return browser.clipboard;
}
