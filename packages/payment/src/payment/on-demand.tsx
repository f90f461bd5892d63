import type { Chunk } from '@portico/core/internal';
import { DialogOnDemand, PartOnDemand, useTexts, type ViewModule } from '@portico/element';
import { Spinner } from '@portico/ui';
import type { ComponentType, ReactNode } from 'react';
import { paymentTexts } from './payment.sentences';

/**
 * A part of the screen whose code is fetched when it is first needed. If that fails, it shows an
 * error and a retry button; the rest of the screen stays as it is.
 *
 * @param load must be the same in every render
 */
export function PaymentPart<P>(props: {
  readonly load: Chunk<ViewModule<P>>;
  /** Shown instead of the spinner. */
  readonly waiting?: ReactNode;
  readonly children: (View: ComponentType<P>) => ReactNode;
}): ReactNode {
  const { load, waiting, children } = props;
  return (
    <PartOnDemand code={load} waiting={waiting ?? <Loading />}>
      {children}
    </PartOnDemand>
  );
}

/** A dialog that the payment's flow has opened; if it cannot be shown, the flow closes it. */
export function PaymentDialog<P>(props: {
  readonly load: Chunk<ViewModule<P>>;
  readonly onFailed: () => void;
  readonly children: (View: ComponentType<P>) => ReactNode;
}): ReactNode {
  const { load, onFailed, children } = props;
  return (
    <DialogOnDemand code={load} waiting={<Loading />} onFailed={onFailed}>
      {children}
    </DialogOnDemand>
  );
}

function Loading(): ReactNode {
  const t = useTexts(paymentTexts);
  return <Spinner diameter={80} label={t('loading')} />;
}
