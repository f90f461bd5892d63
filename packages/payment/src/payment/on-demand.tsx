import type { Texts } from '@portico/core';
import { useCore, useTexts } from '@portico/element';
import { Banner, Button, Spinner } from '@portico/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { paymentTexts } from './payment.texts';

type Module<P> = {
  readonly default: ComponentType<P>;
  /** The sentences it shows: fetched with it, so that no English flashes by. */
  readonly texts?: readonly Texts<string>[];
};

/**
 * A part of the screen whose code is fetched when it is first needed. One that cannot be fetched
 * says so and can be tried again; the rest of the screen stays as it is.
 *
 * @param load must stay the same function from one render to the next
 */
export function OnDemand<P>(props: {
  readonly load: () => Promise<Module<P>>;
  /** Of the spinner meanwhile, in px. */
  readonly diameter: number;
  readonly children: (View: ComponentType<P>) => ReactNode;
}): ReactNode {
  const { load, children } = props;
  const [module, setModule] = useState<Module<P> | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const core = useCore();
  const t = useTexts(paymentTexts);
  useEffect(() => {
    let current = true;
    const loadAll = async () => {
      const loaded = await load();
      await core.loadTexts(loaded.texts ?? []);
      return loaded;
    };
    loadAll().then(
      (loaded) => current && setModule(loaded),
      () => current && setModule('failed'),
    );
    return () => {
      current = false;
    };
  }, [core, load, attempt]);
  if (module === undefined) return <Spinner diameter={props.diameter} label={t('loading')} />;
  if (module !== 'failed') return children(module.default);
  const again = () => {
    setModule(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <Banner tone="error">
      <p>{t('errorKindOffline')}</p>
      <Button variant="quiet" onClick={again}>
        {t('tryAgain')}
      </Button>
    </Banner>
  );
}
