import { pageCore } from '@portico/core';
import { Skeleton } from '@portico/ui';
import { createElement, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Boundary } from './boundary';
import { CannotStart } from './cannot-start';
import { useSurroundings, WidgetProvider } from './context';
import { Frame } from './frame';
import { useEmit, useSession, useTexts } from './hooks';
import { instanceOf, type Instance } from './instance';
import { PageContent } from './page-content';
import { startTexts } from './start.texts';
import { useSignalValue } from './use-signal-value';

const SessionTimeout = lazy(() => import('./session-timeout'));

/** What r2wc mounts in each element. `container` is the element itself. */
export function WidgetRoot(props: { readonly container?: HTMLElement }): ReactNode {
  const instance = instanceOf(props.container);
  const { host, overrides } = instance;
  const core = pageCore();
  useEffect(() => core.attach(host), [core, host]);
  return (
    <WidgetProvider core={core} host={host} overrides={overrides}>
      <Boundary
        fallback={(retry) => <CannotStart instance={instance} code="render" retry={retry} />}
        onError={(error) => core.report(problemOf(error))}
      >
        <Started instance={instance} />
      </Boundary>
      <Boundary fallback={() => null}>
        <Timeout instance={instance} />
      </Boundary>
    </WidgetProvider>
  );
}

/** The widget's screens, as soon as the lender's setup and the borrower's language are there. */
function Started({ instance }: { readonly instance: Instance }): ReactNode {
  const { core } = useSurroundings();
  const { widget } = instance;
  const { status } = useSignalValue(core.setup);
  const [worded, setWorded] = useState(false);
  useEffect(() => {
    void core.loadSetup();
    void core.loadTexts([startTexts, ...widget.texts]).then(() => setWorded(true));
  }, [core, widget]);
  if (status === 'failed' && !widget.drawsWithoutSetup) {
    return <CannotStart instance={instance} code="setup" retry={() => void core.loadSetup()} />;
  }
  if (status === 'idle' || status === 'loading' || !worded) return <Waiting instance={instance} />;
  return (
    <Suspense fallback={<Waiting instance={instance} />}>
      <Screens instance={instance} />
    </Suspense>
  );
}

function Screens({ instance }: { readonly instance: Instance }): ReactNode {
  const { widget, values } = instance;
  const emit = useEmit();
  useEffect(() => {
    emit('portico-ready', { tag: widget.tag });
  }, [emit, widget]);
  return <Frame>{createElement(widget.view, useSignalValue(values))}</Frame>;
}

function Waiting({ instance }: { readonly instance: Instance }): ReactNode {
  const t = useTexts(startTexts);
  return (
    <PageContent host={instance.host}>
      <Frame busy>
        <Skeleton rows={instance.widget.skeleton.rows} label={t('loading')} />
      </Frame>
    </PageContent>
  );
}

/** The session's dialogs are loaded once there is a session to lose. */
function Timeout({ instance }: { readonly instance: Instance }): ReactNode {
  return useSession() ? (
    <Suspense>
      <SessionTimeout first={instance.widget.hostsSession === true} />
    </Suspense>
  ) : null;
}

function problemOf(error: unknown): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  return error.stack === undefined
    ? { message: error.message }
    : { message: error.message, stack: error.stack };
}
