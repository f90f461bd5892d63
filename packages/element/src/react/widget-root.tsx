import { chunk, emit, pageCore, type Core } from '@portico/core/internal';
import { HeadingsContext, keepFocus, Skeleton } from '@portico/ui';
import { createElement, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Boundary } from '@portico/ui';
import { CannotStart } from './on-demand/cannot-start';
import { WidgetProvider } from './widget-provider';
import { Frame } from './frame';
import { instanceOf, start, type Instance } from '../define/instance';
import { PageContent } from '../lender/page-content';
import { PartOnDemand } from './on-demand/on-demand';
import type { Widget } from '../define/widget';
import { releaseHeight } from './height/release-height';
import { useSignalValue } from './use-signal-value';

/** Tells the page's developer what is corrected in a brand colour that the page has set. */
const themeCode = chunk(() => import('../theme/check-theme'));

const timeoutCode = chunk(() => import('../session/session-timeout'));

type RootProps = {
  /** The element itself. */
  readonly container?: HTMLElement;
  /** A core other than the page's. */
  readonly core?: Core;
};

/** What r2wc mounts in each element. */
export function WidgetRoot(props: RootProps): ReactNode {
  const instance = instanceOf(props.container);
  const { host, overrides, widget } = instance;
  const core = props.core ?? pageCore();
  useEffect(() => core.attach(host), [core, host]);
  useEffect(() => (host.shadowRoot ? keepFocus(host.shadowRoot) : undefined), [host]);
  return (
    <WidgetProvider core={core} host={host} overrides={overrides} beside={widget.beside}>
      <Boundary
        onError={core.report}
        fallback={(retry) => <CannotStart host={host} code="render" retry={retry} />}
      >
        <Started core={core} instance={instance} />
      </Boundary>
      <TimeoutWarning core={core} first={widget.hostsSession} />
    </WidgetProvider>
  );
}

type WarningProps = { readonly core: Core; readonly first: Widget['hostsSession'] };

/** Loaded once the session is monitored. */
function TimeoutWarning({ core, first }: WarningProps): ReactNode {
  const { at } = useSignalValue(core.idle.state);
  if (at === 'off') return null;
  return (
    <PartOnDemand code={timeoutCode} missing={null}>
      {(SessionTimeout) => <SessionTimeout first={first} />}
    </PartOnDemand>
  );
}

type Props = { readonly core: Core; readonly instance: Instance };

/** The widget's screens, once the lender's setup and the borrower's language are loaded. */
function Started({ core, instance }: Props): ReactNode {
  const { host, widget } = instance;
  const { status } = useSignalValue(core.setup);
  const textsLoaded = useSignalValue(instance.textsLoaded);
  useEffect(() => {
    if (!instance.textsLoaded.peek()) void start(instance, core);
  }, [core, instance]);

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
  if (!textsLoaded || !(failed || status === 'ready')) return waiting;
  return <Screens core={core} instance={instance} />;
}

function Screens({ core, instance }: Props): ReactNode {
  const { host, widget, values } = instance;
  const { environment, onDemand } = core;
  useLayoutEffect(() => instance.drawn?.(true), [instance]);
  useEffect(() => {
    emit(host, 'portico-ready', { tag: widget.tag });
  }, [host, widget]);
  useEffect(
    () =>
      environment.delay(() => {
        if (getComputedStyle(host).getPropertyValue('--portico-color-brand'))
          void onDemand(themeCode, 'background').then((code) => code.checkTheme(host, core));
      }, 2_000),
    [core, host, environment, onDemand],
  );
  // A portal's screens differ in height, and a line of the session is as high as what is reserved.
  useEffect(
    () => (widget.hostsSession ? undefined : releaseHeight(host)),
    [host, widget.hostsSession],
  );
  const shown = useSignalValue(values);
  const headings = useSignalValue(instance.headings);
  return (
    <Frame>
      <HeadingsContext value={headings}>{createElement(widget.view, shown)}</HeadingsContext>
    </Frame>
  );
}
