import type { Chunk } from '@portico/core/internal';
import {
  OnDemand as PartOnDemand,
  ReloadButton,
  useTexts,
  type ViewModule,
} from '@portico/element';
import { Spinner } from '@portico/ui';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { paymentTexts } from './payment.texts';
import { RetryBanner } from './retry-banner';

/**
 * A part of the screen whose code is fetched when it is first needed. If that fails, it shows an
 * error and a retry button; the rest of the screen stays as it is.
 *
 * @param load must be the same in every render
 */
export function OnDemand<P>(props: {
  readonly load: Chunk<ViewModule<P>>;
  /** Shown instead of the spinner. */
  readonly waiting?: ReactNode;
  /** Beside the retry button: the way back, where the rest of the screen waits for this part. */
  readonly back?: ReactNode;
  readonly children: (View: ComponentType<P>) => ReactNode;
}): ReactNode {
  const { load, waiting, back, children } = props;
  return (
    <PartOnDemand
      code={load}
      waiting={waiting ?? <Loading />}
      failed={(retry) => (
        <RetryBanner text="errorKindOffline" onRetry={retry}>
          <ReloadButton />
          {back}
        </RetryBanner>
      )}
    >
      {children}
    </PartOnDemand>
  );
}

/** A dialog; if its code cannot be fetched, what opened it says so and can be pressed again. */
export function DialogOnDemand<P>(props: {
  readonly load: Chunk<ViewModule<P>>;
  readonly onFailed: () => void;
  readonly children: (View: ComponentType<P>) => ReactNode;
}): ReactNode {
  const { load, onFailed, children } = props;
  return (
    <PartOnDemand code={load} waiting={<Loading />} failed={() => <Failed onFailed={onFailed} />}>
      {children}
    </PartOnDemand>
  );
}

function Failed({ onFailed }: { readonly onFailed: () => void }): ReactNode {
  // The first one counts: the dialog is closed by it.
  const first = useRef(onFailed);
  useEffect(() => first.current(), []);
  return null;
}

/** That a dialog could not be opened, beside what opens it, which can be pressed again. */
export function NotOpened(): ReactNode {
  const t = useTexts(paymentTexts);
  return (
    <div className="grid justify-items-start gap-2">
      <p role="alert" className="text-sm text-danger">
        {t('errorKindOffline')}
      </p>
      <ReloadButton />
    </div>
  );
}

function Loading(): ReactNode {
  const t = useTexts(paymentTexts);
  return <Spinner diameter={80} label={t('loading')} />;
}
