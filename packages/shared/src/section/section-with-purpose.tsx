import { Heading } from '@portico/ui';
import { useId, useRef, type ReactNode } from 'react';
import { usePagePart } from './page-parts';

/**
 * A part of a page whose heading says what the part is for. In a wide page both are beside the
 * content.
 */
export function SectionWithPurpose(props: {
  readonly heading: string;
  /** What the part is for, in one sentence. */
  readonly purpose: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { heading, purpose, children } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  usePagePart(section, heading);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="grid scroll-mt-20 grid-cols-1 gap-6 @min-[880px]:grid-cols-[16rem_minmax(0,40rem)] @min-[880px]:gap-x-16"
    >
      <div className="grid content-start gap-2">
        <Heading level={3} id={id}>
          {heading}
        </Heading>
        <p className="text-sm text-muted">{purpose}</p>
      </div>
      <div className="@container grid grid-cols-1 gap-6">{children}</div>
    </section>
  );
}
