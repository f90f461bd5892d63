import { emit, pageCore, type Core } from '@portico/core';
import { Skeleton } from '@portico/ui';
import { createElement, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Boundary } from './boundary';
import { CannotStart } from './cannot-start';
import { WidgetProvider } from './context';
import { Frame } from './frame';
import { instanceOf, type Instance } from './instance';
import { OnDemand } from './on-demand';
import { PageContent } from './page-content';
import { useSignalValue } from './use-signal-value';

const SessionTimeout = lazy(() => import('./session-timeout'));

/** What r2wc mounts in each element. `container` is the element itself. */
export function WidgetRoot({ container }: { readonly container?: HTMLElement }): ReactNode {
  const instance = instanceOf(container);
  const { host, overrides, widget } = instance;
  const core = pageCore();
  useEffect(() => core.attach(host), [core, host]);
  // The session's dialogs are loaded once there is a session to lose.
  const session = useSignalValue(core.session);
  return (
    <WidgetProvider core={core} host={host} overrides={overrides}>
      <Boundary
        onError={core.report}
        fallback={(retry) => <CannotStart host={host} code="render" retry={retry} />}
      >
        <Started core={core} instance={instance} />
      </Boundary>
      {session && (
        <OnDemand>
          <SessionTimeout first={widget.hostsSession} />
        </OnDemand>
      )}
    </WidgetProvider>
  );
}

type Props = { readonly core: Core; readonly instance: Instance };

/** The widget's screens, as soon as the lender's setup and the borrower's language are there. */
function Started({ core, instance }: Props): ReactNode {
  const { host, widget } = instance;
  const { status } = useSignalValue(core.setup);
  const [worded, setWorded] = useState(false);
  useEffect(() => {
    void core.loadSetup();
    void core.loadTexts(widget.texts).then(() => setWorded(true));
  }, [core, widget]);

  const failed = status === 'failed';
  if (failed && !widget.drawsWithoutSetup) {
    return <CannotStart host={host} code="setup" retry={() => void core.loadSetup()} />;
  }
  const waiting = (
    <PageContent host={host}>
      <Frame busy>
        <Skeleton rows={widget.skeleton.rows} />
      </Frame>
    </PageContent>
  );
  if (!worded || !(failed || status === 'ready')) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Screens instance={instance} />
    </Suspense>
  );
}

function Screens({ instance }: { readonly instance: Instance }): ReactNode {
  const { host, widget, values } = instance;
  useEffect(() => {
    emit(host, 'portico-ready', { tag: widget.tag });
  }, [host, widget]);
  return <Frame>{createElement(widget.view, useSignalValue(values))}</Frame>;
}
