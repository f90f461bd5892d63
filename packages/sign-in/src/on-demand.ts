import type { Core, Texts } from '@portico/core';
import type { ComponentType } from 'react';

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
