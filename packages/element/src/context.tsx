import type { ReadonlySignal } from '@preact/signals-core';
import { chunk, type Core, type Overrides } from '@portico/core';
import { FetchPartContext, type FetchPart } from '@portico/ui';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';

/** What a view finds around it. */
export type Surroundings = {
  readonly core: Core;
  /** The element events come from. */
  readonly host: EventTarget;
  /** Settings given on the tag itself; they go before those of the setup. */
  readonly overrides?: ReadonlySignal<Overrides> | undefined;
};

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/**
 * Gives views their core and the element their events come from. Each element has one of its own;
 * the portal, stories and screen tests place it themselves. Without a host, events go nowhere.
 */
export function WidgetProvider(props: {
  readonly core: Core;
  readonly host?: EventTarget | undefined;
  readonly overrides?: ReadonlySignal<Overrides> | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { core, host, overrides, children } = props;
  const surroundings = useMemo(
    () => ({ core, host: host ?? new EventTarget(), overrides }),
    [core, host, overrides],
  );
  const fetchPart: FetchPart = useCallback(
    (read) => core.onDemand(chunk(read), 'waitedFor'),
    [core],
  );
  return (
    <SurroundingsContext value={surroundings}>
      <FetchPartContext value={fetchPart}>{children}</FetchPartContext>
    </SurroundingsContext>
  );
}

/** What the nearest provider gives; a view outside of one is a mistake in the program. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings === undefined) throw new Error('WidgetProvider');
  return surroundings;
}
