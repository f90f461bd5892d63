import type { Core, Texts } from '@portico/core';
import { useCore } from '@portico/element';
import { useEffect, useState, type ComponentType } from 'react';

/** A module that holds a view and the sentences it shows; always fetched by a dynamic import. */
export type ViewModule<P> = {
  readonly default: ComponentType<P>;
  readonly texts: readonly Texts<string>[];
};

/** Fetches a view together with its sentences, so that no English flashes by. */
export async function fetchView<P>(
  core: Core,
  load: () => Promise<ViewModule<P>>,
): Promise<ComponentType<P>> {
  const module = await load();
  await core.loadTexts(module.texts);
  return module.default;
}

/**
 * A view whose code is fetched when it is first needed. Until it is there, and when it cannot be
 * had, there is nothing to show: for what a screen can do without.
 *
 * @param load must stay the same function from one render to the next.
 */
export function useOnDemand<P>(
  needed: boolean,
  load: () => Promise<ViewModule<P>>,
): ComponentType<P> | undefined {
  const core = useCore();
  const [fetched, setFetched] = useState<{ readonly View: ComponentType<P> }>();
  useEffect(() => {
    if (!needed) return undefined;
    let current = true;
    fetchView(core, load).then(
      (View) => current && setFetched({ View }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [needed, core, load]);
  return needed ? fetched?.View : undefined;
}
