import type { ReadonlySignal } from '@preact/signals-core';
import type { Overrides } from '@portico/core';
import type { Core } from '@portico/core/internal';
import { createContext, useContext } from 'react';

/** What a view reads from its context. */
export type Surroundings = {
  readonly core: Core;
  /** The element that dispatches the events. */
  readonly host: EventTarget;
  /** Settings given on the tag; they override those of the setup. */
  readonly overrides?: ReadonlySignal<Overrides> | undefined;
};

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** The values of the nearest provider; throws in a view outside of one, a programming error. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings === undefined) throw new Error('WidgetProvider');
  return surroundings;
}
