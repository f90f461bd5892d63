import { useCore, useTexts } from '@portico/element';
import { loanErrorKey, loanErrorTexts } from '@portico/loan-details';
import { Banner, Button, LiveRegion, Spinner, Stack } from '@portico/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { NavigationState, Shown, ViewError } from '../navigation/navigation.flow';
import { portalTexts } from '../portal/portal.texts';
import { Boundary } from './boundary';

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
 * The screen area: the error, the spinner, then the screen with its heading. The heading receives
 * the focus after every navigation except the first, which leaves the focus where it is.
 */
export function Main({
  state,
  retry,
  broke,
  ref,
}: MainProps & { ref: RefObject<HTMLElement | null> }): ReactNode {
  const t = useTexts(portalTexts);
  const { shown, loading, viewError } = state;
  const heading = useFocusOnEntry(shown);
  return (
    <main ref={ref} tabIndex={-1} part="main" className="min-h-96 py-6 outline-none">
      <Stack>
        <LiveRegion>{loading && t('loading')}</LiveRegion>
        {viewError && <ErrorBanner error={viewError} retry={retry} />}
        {loading && (
          <div className="flex justify-center py-10" data-loading>
            <Spinner diameter={40} />
          </div>
        )}
        {shown && (
          <div hidden={loading} part="screen">
            <h1 ref={heading} tabIndex={-1} className="sr-only">
              {shown.route.title && t(shown.route.title)}
            </h1>
            <Screen key={shown.visit} shown={shown} broke={broke} />
          </div>
        )}
      </Stack>
    </main>
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
  return (
    <Boundary onError={fail}>
      <shown.View params={shown.params} />
    </Boundary>
  );
}

function ErrorBanner(props: { readonly error: ViewError; readonly retry: () => void }): ReactNode {
  const t = useTexts(portalTexts);
  const loanText = useTexts(loanErrorTexts);
  const { error, retry } = props;
  if (error.of === 'account') {
    return <Banner tone="error">{loanText(loanErrorKey(error.code))}</Banner>;
  }
  return (
    <Banner tone="error">
      <Stack gap="tight">
        <p>{t('pageError')}</p>
        <div>
          <Button onClick={retry}>{t('tryAgain')}</Button>
        </div>
      </Stack>
    </Banner>
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
