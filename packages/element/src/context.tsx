import type { Core } from '@portico/core';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { emitFrom, type Emit } from './events';

type Surroundings = {
  readonly core: Core;
  readonly host: EventTarget;
  readonly emit: Emit;
};

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/**
 * Gives views their core and the element their events come from. Each element has one of its own;
 * the portal, stories and screen tests place it themselves. Without a host, events go nowhere.
 */
export function WidgetProvider(props: {
  readonly core: Core;
  readonly host?: EventTarget | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { core, host } = props;
  const surroundings = useMemo(() => {
    const origin = host ?? new EventTarget();
    return { core, host: origin, emit: emitFrom(origin) };
  }, [core, host]);
  return <SurroundingsContext value={surroundings}>{props.children}</SurroundingsContext>;
}

/** What the nearest provider gives; a view outside of one is a mistake in the program. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings === undefined) throw new Error('A Portico view needs a WidgetProvider');
  return surroundings;
}
