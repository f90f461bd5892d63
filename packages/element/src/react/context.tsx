import type { ReadonlySignal } from '@preact/signals-core';
import type { Overrides } from '@portico/core';
import { chunk, type Core } from '@portico/core/internal';
import { FetchPartContext, type FetchPart } from '@portico/ui';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';

/** What a view reads from its context. */
export type Surroundings = {
  readonly core: Core;
  /** The element that dispatches the events. */
  readonly host: EventTarget;
  /** Settings given on the tag; they override those of the setup. */
  readonly overrides?: ReadonlySignal<Overrides> | undefined;
};

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/**
 * Gives views their core and the element that dispatches their events. Each element has its own;
 * the portal, stories and screen tests add one themselves. Without a host, no listener receives the
 * events.
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

/** The values of the nearest provider; throws in a view outside of one, a programming error. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings === undefined) throw new Error('WidgetProvider');
  return surroundings;
}
