import type { Chunk } from '@portico/core/internal';
import { fetchView, useCore, useTexts, type ViewModule } from '@portico/element';
import { Spinner } from '@portico/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
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
  /** Of the spinner shown while loading, in px. */
  readonly diameter: number;
  readonly children: (View: ComponentType<P>) => ReactNode;
}): ReactNode {
  const { load, children } = props;
  const [module, setModule] = useState<{ readonly View: ComponentType<P> } | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const core = useCore();
  const t = useTexts(paymentTexts);
  useEffect(() => {
    let current = true;
    fetchView(core, load).then(
      (View) => current && setModule({ View }),
      () => current && setModule('failed'),
    );
    return () => {
      current = false;
    };
  }, [core, load, attempt]);
  if (module === undefined) return <Spinner diameter={props.diameter} label={t('loading')} />;
  if (module !== 'failed') return children(module.View);
  return (
    <RetryBanner
      text="errorKindOffline"
      onRetry={() => {
        setModule(undefined);
        setAttempt(attempt + 1);
      }}
    />
  );
}
