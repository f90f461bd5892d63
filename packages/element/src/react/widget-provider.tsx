import type { ReadonlySignal } from '@preact/signals-core';
import type { Overrides } from '@portico/core';
import { chunk, type Core } from '@portico/core/internal';
import {
  FetchPartContext,
  NewWindowContext,
  NotOpenedContext,
  PhoneContext,
  type FetchPart,
} from '@portico/ui';
import { useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import { SurroundingsContext } from './context';
import { NotOpened } from './on-demand/dialog-on-demand';
import { useSetting, useTexts } from './hooks';
import { widgetTexts } from './widget.sentences';
import { customerServicePhone } from '../lender/lender-options';

/**
 * Gives views their core and the element that dispatches their events. Each element has its own;
 * the portal, stories and screen tests add one themselves. Without a host, no listener receives the
 * events.
 */
export function WidgetProvider(props: {
  readonly core: Core;
  readonly host?: EventTarget | undefined;
  readonly overrides?: ReadonlySignal<Overrides> | undefined;
  /** What the widget declares to be drawn next to its view. */
  readonly beside?: ComponentType | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { core, host, overrides, beside: Beside, children } = props;
  const surroundings = useMemo(
    () => ({ core, host: host ?? new EventTarget(), overrides }),
    [core, host, overrides],
  );
  const fetchPart: FetchPart = useCallback(
    (read) => core.onDemand(chunk(read), 'waitedFor'),
    [core],
  );
  const notOpened = useMemo(() => ({ problem: <NotOpened />, report: core.report }), [core]);
  return (
    <SurroundingsContext value={surroundings}>
      <FetchPartContext value={fetchPart}>
        <NotOpenedContext value={notOpened}>
          <LenderWords>
            {children}
            {Beside && <Beside />}
          </LenderWords>
        </NotOpenedContext>
      </FetchPartContext>
    </SurroundingsContext>
  );
}

/** What sentences and texts of the lender need wherever they stand. */
function LenderWords({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTexts(widgetTexts);
  return (
    <PhoneContext value={useSetting(customerServicePhone)}>
      <NewWindowContext value={t('newWindow')}>{children}</NewWindowContext>
    </PhoneContext>
  );
}
