import { useCore, useHref, useTexts } from '@portico/element';
import { loanErrorKey, loanDetailsErrorsTexts } from '@portico/loan-details';
import {
  Banner,
  Boundary,
  Button,
  headingTag,
  HeadingsContext,
  Link,
  LiveRegion,
  Skeleton,
  Stack,
} from '@portico/ui';
import { useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { NavigationState, Shown, ViewError } from '../navigation/navigation.flow';
import { portalTexts } from '../portal/portal.sentences';
import type { Route } from '../routing/route';

/** What the screen area needs from the navigation. */
export type MainProps = {
  readonly state: NavigationState;
  readonly retry: () => void;
  /** The screen threw while rendering. */
  readonly broke: () => void;
};

/** Whether a screen or an error is shown; the footer waits for it, so that it does not shift. */
export function hasBegun({ shown, viewError }: NavigationState): boolean {
  return shown !== undefined || viewError !== undefined;
}

/**
 * The screen area: the error, the line while a screen loads, then the screen under its heading. The
 * heading receives the focus after every navigation except the first, which leaves the focus where
 * it is.
 */
export function Main(
  props: MainProps & { readonly ref: RefObject<HTMLElement | null>; readonly children?: ReactNode },
): ReactNode {
  const { state, retry, broke, children } = props;
  const t = useTexts(portalTexts);
  const { shown, loading, viewError } = state;
  const heading = useFocusOnEntry(shown);
  return (
    <main ref={props.ref} tabIndex={-1} part="main" className="min-h-96 pt-6 pb-16 md:pt-10">
      <LiveRegion>{loading && t('loading')}</LiveRegion>
      {children}
      <Title ref={heading} route={titled(state)} />
      <Stack>
        {viewError && <ErrorBanner error={viewError} retry={retry} state={state} />}
        {loading && (
          <div className="after-a-while" data-loading>
            <div className="mb-6 loading-line" />
            <Skeleton rows={6} />
          </div>
        )}
        {shown && (
          <div hidden={loading} part="screen">
            <Screen key={shown.visit} shown={shown} broke={broke} />
          </div>
        )}
      </Stack>
    </main>
  );
}

/** The route whose title stands above. A borrower's next screen has its title while it loads. */
function titled({ shown, match, loading, viewError }: NavigationState): Route | undefined {
  if (loading) return match?.route.area === 'myaccount' ? match.route : undefined;
  return (shown ?? (viewError && match))?.route;
}

/** Out of sight where the screen has a heading that says more. */
function Title(props: {
  readonly route: Route | undefined;
  readonly ref: RefObject<HTMLHeadingElement | null>;
}): ReactNode {
  const { route, ref } = props;
  const t = useTexts(portalTexts);
  const { level = 1, hidden } = useContext(HeadingsContext);
  if (!route) return null;
  const Tag = hidden ? 'p' : headingTag(level);
  return (
    <Tag
      ref={ref}
      tabIndex={-1}
      part="title"
      className={
        hidden || route.heading === 'own'
          ? 'sr-only'
          : 'mb-6 font-heading text-3xl leading-tight font-semibold text-balance'
      }
    >
      {route.title && t(route.title)}
    </Tag>
  );
}

function Screen({
  shown,
  broke,
}: {
  readonly shown: Shown;
  readonly broke: () => void;
}): ReactNode {
  const core = useCore();
  const fail = (error: Error) => {
    core.report({ message: error.message, stack: error.stack });
    broke();
  };
  const { level = 1 } = useContext(HeadingsContext);
  const { heading = 'title' } = shown.route;
  return (
    <Boundary onError={fail} fallback={() => null}>
      <HeadingsContext
        value={{ level: heading === 'title' ? level : level + 1, hidden: heading === 'title' }}
      >
        <shown.View params={shown.params} />
      </HeadingsContext>
    </Boundary>
  );
}

function ErrorBanner(props: {
  readonly error: ViewError;
  readonly retry: () => void;
  readonly state: NavigationState;
}): ReactNode {
  const t = useTexts(portalTexts);
  const loanText = useTexts(loanDetailsErrorsTexts);
  const dashboard = useHref({ screen: 'dashboard' });
  const { error, retry } = props;
  const route = props.state.match?.route;
  if (error.of === 'account') {
    return <Banner tone="error">{loanText(loanErrorKey(error.code))}</Banner>;
  }
  return (
    <>
      <Banner tone="error" action={<Button onClick={retry}>{t('tryAgain')}</Button>}>
        {t('pageError')}
      </Banner>
      {route?.area === 'myaccount' && route.screen !== 'dashboard' && (
        <p>
          <Link {...dashboard}>{t('titleDashboard')}</Link>
        </p>
      )}
    </>
  );
}

function useFocusOnEntry(shown: Shown | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const visit = shown?.visit;
  const first = shown?.first ?? true;
  const preventScroll = shown?.top !== undefined;
  useEffect(() => {
    if (visit !== undefined && !first) heading.current?.focus({ preventScroll });
  }, [visit, first, preventScroll]);
  return heading;
}
