import { widgetTexts, useTexts } from '@portico/element';
import { Heading, LiveRegion, LoadingPartContext, type LoadingPart } from '@portico/ui';
import { useCallback, useContext, useId, useRef, useState, type ReactNode } from 'react';
import { usePagePart } from './page-parts';
import { SectionLevelsContext } from './section-levels';

/**
 * A part of a page, named by its heading, which is there before its content is. On paper its content
 * flows, because Chromium breaks a grid between two pages neither where it may nor to its height.
 */
export function Section(props: {
  readonly heading: string;
  /** Beside the heading: a link, a control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { heading, aside, children } = props;
  const id = useId();
  const t = useTexts(widgetTexts);
  const levels = useContext(SectionLevelsContext);
  const [section, loading, isLoaded] = useLoaded();
  usePagePart(section, heading);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="grid scroll-mt-20 grid-cols-1 content-start gap-6 print:block print:*:not-first:mt-6"
    >
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <Heading level={levels.section} id={id}>
            {heading}
          </Heading>
        </div>
        {aside}
      </div>
      <LoadingPartContext value={loading}>{children}</LoadingPartContext>
      <LiveRegion>{isLoaded && t('loaded', { heading })}</LiveRegion>
    </section>
  );
}

/**
 * Whether a part has just been loaded while the borrower was in it, as after Try again. What fails,
 * or has a status of its own, is announced by that alone.
 */
function useLoaded() {
  const part = useRef<HTMLElement>(null);
  const pending = useRef(0);
  const [isLoaded, setLoaded] = useState(false);
  const begin: LoadingPart = useCallback(() => {
    pending.current += 1;
    setLoaded(false);
    return () => {
      pending.current -= 1;
      // Once what takes its place is drawn.
      queueMicrotask(() => {
        if (pending.current > 0 || !part.current?.matches(':focus-within')) return;
        setLoaded(!part.current.querySelector(':is([role=alert], [role=status]):not(:empty)'));
      });
    };
  }, []);
  return [part, begin, isLoaded] as const;
}
